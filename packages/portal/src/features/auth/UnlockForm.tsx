import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AuthForm, PasswordInput } from "./AuthForm.tsx";

interface UnlockFormProps {
  username: string;
  pending: boolean;
  /** Null where none was refused. */
  refusal: string | null;
  onSubmit: (password: string) => Promise<unknown>;
  onInput: () => void;
  /** Read out and shown after a refusal: the stored username may be an old one. */
  hint: string;
}

export function UnlockForm({
  username,
  pending,
  refusal,
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
        onSubmit={() => onSubmit(password)}
        onInput={onInput}
      >
        {(isSubmitted) => (
          <>
            {/* Tells password managers the account. */}
            <input type="hidden" name="username" autoComplete="username" value={username} />
            <PasswordInput
              value={password}
              onValueChange={setPassword}
              isSubmitted={isSubmitted}
              refusal={refusal}
            />
          </>
        )}
      </AuthForm>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary", mt: 2 }}>
        {refusal !== null && hint}
      </Typography>
    </>
  );
}
