import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";

export function LoginForm() {
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
