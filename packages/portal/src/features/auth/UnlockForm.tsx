import { useState } from "react";
import { AuthForm, SecretField } from "./AuthForm.tsx";

interface UnlockFormProps {
  username: string;
  pending: boolean;
  /** Why the last password was refused; null where none was. */
  refusal: string | null;
  onSubmit: (password: string) => Promise<unknown>;
  onInput: () => void;
}

/** The password of somebody whose session is locked, or whose pages are hidden. */
export function UnlockForm({ username, pending, refusal, onSubmit, onInput }: UnlockFormProps) {
  const [password, setPassword] = useState("");
  return (
    <AuthForm
      submit="Unlock"
      isComplete={password !== ""}
      pending={pending}
      onSubmit={() => onSubmit(password)}
      onInput={onInput}
    >
      {(tried) => (
        <>
          {/* Lets a password manager know whose password is asked for. */}
          <input type="hidden" name="username" autoComplete="username" value={username} />
          <SecretField
            value={password}
            onValueChange={setPassword}
            tried={tried}
            refusal={refusal}
          />
        </>
      )}
    </AuthForm>
  );
}
