/** The smallest possible sign-in page on React, MUI, React Query and a router. */
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider, createTheme } from "@mui/material/styles";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RouterProvider, createHashRouter } from "react-router-dom";
import { LoginForm } from "./LoginForm.tsx";

const router = createHashRouter([{ path: "*", element: <LoginForm /> }]);
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
