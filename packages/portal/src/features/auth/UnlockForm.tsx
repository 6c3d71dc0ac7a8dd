import { useState } from "react";
import { AuthForm, PasswordInput } from "./AuthForm.tsx";

interface UnlockFormProps {
  username: string;
  pending: boolean;
  /** Null where none was refused. */
  refusal: string | null;
  onSubmit: (password: string) => Promise<unknown>;
  onInput: () => void;
}

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
  );
}
