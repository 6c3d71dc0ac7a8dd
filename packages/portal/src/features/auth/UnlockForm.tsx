import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AuthForm, PasswordInput } from "./AuthForm.tsx";

interface UnlockFormProps {
  username: string;
  pending: boolean;
  /** Why the host refused the last password; null for none. */
  passwordError: string | null;
  onSubmit: (password: string) => Promise<unknown>;
  onInput: () => void;
  /** Shown and announced after a refusal, since the stored username may be outdated. */
  hint: string;
}

export function UnlockForm({
  username,
  pending,
  passwordError,
  onSubmit,
  onInput,
  hint,
}: UnlockFormProps) {
  const [password, setPassword] = useState("");
  return (
    <>
      <AuthForm
        submit="Unlock"
        isComplete={password !== ""}
        pending={pending}
        error={passwordError}
        onSubmit={() => onSubmit(password)}
        onInput={onInput}
      >
        {(isSubmitted) => (
          <>
            {/* Names the account for password managers. */}
            <input type="hidden" name="username" autoComplete="username" value={username} />
            <PasswordInput
              value={password}
              onValueChange={setPassword}
              isSubmitted={isSubmitted}
              error={passwordError}
            />
          </>
        )}
      </AuthForm>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary", mt: 2 }}>
        {passwordError !== null && hint}
      </Typography>
    </>
  );
}
