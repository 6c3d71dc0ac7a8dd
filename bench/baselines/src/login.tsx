/** The smallest possible sign-in page on React, MUI, React Query and a router. */
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { ThemeProvider, createTheme } from "@mui/material/styles";
import { QueryClient, QueryClientProvider, useMutation } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RouterProvider, createHashRouter } from "react-router-dom";

function Login() {
  const signIn = useMutation({
    mutationFn: (form: FormData) => fetch("/api/auth/login", { method: "POST", body: form }),
  });
  return (
    <Container component="main" maxWidth="xs" sx={{ py: 12 }}>
      <Stack component="form" spacing={2} action={(form: FormData) => signIn.mutate(form)}>
        <Typography component="h1" variant="h5">
          Login
        </Typography>
        <TextField label="Username" name="username" type="email" required />
        <TextField label="Password" name="password" type="password" required />
        <Button type="submit" variant="contained" loading={signIn.isPending}>
          Submit
        </Button>
      </Stack>
    </Container>
  );
}

const router = createHashRouter([{ path: "*", element: <Login /> }]);
const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <ThemeProvider theme={createTheme({ cssVariables: true })}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </QueryClientProvider>,
);
