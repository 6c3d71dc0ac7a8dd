import { styled } from "@mui/material/styles";

/** A form outside the shell: taller fields under each other, the button as wide as they are. */
export const AuthForm = styled("form")(({ theme }) => ({
  display: "grid",
  gap: 20,
  "& > button": { marginTop: 4 },
  [theme.breakpoints.up("sm")]: { "& .MuiOutlinedInput-root": { minHeight: 40 } },
}));

/** A line of links below such a form. */
export const AuthLinks = styled("p")({ margin: "16px 0 0" });

/** Room for the alert above such a form. */
export const AuthBanner = styled("div")({ "&:not(:empty)": { marginBottom: 20 } });
