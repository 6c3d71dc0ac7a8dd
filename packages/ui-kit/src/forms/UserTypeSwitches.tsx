import { styled } from "@mui/material/styles";
import { InlineError } from "../feedback/InlineError.tsx";
import { useFormState } from "./form-context.ts";
import { SwitchField } from "./SwitchField.tsx";
import { SwitchDivider, SwitchList } from "./SwitchList.tsx";
import type { NamedOption } from "./switch-options.ts";

const Wrong = styled("div")({ marginTop: 6 });

/** An ACL role on offer (shell 3). */
export interface UserTypeOption extends NamedOption {
  isExternal: boolean;
}

export interface UserTypeSwitchesProps {
  options: readonly UserTypeOption[];
  /** Ids of the types that are on. */
  on: ReadonlySet<string>;
  /** One type was switched. What else has to follow (shell 4) is the caller's. */
  onToggle: (id: string, checked: boolean) => void;
}

/** The kinds of user; a line parts those of the company from internal staff (shell 2.21). */
export function UserTypeSwitches({ options, on, onToggle }: UserTypeSwitchesProps) {
  const { readOnly, errorOf } = useFormState();
  const error = errorOf("roles");
  const internal = options.filter(({ isExternal }) => !isExternal);
  const external = options.filter(({ isExternal }) => isExternal);
  const switchOf = ({ id, name }: UserTypeOption) => (
    <SwitchField
      key={id}
      name="roles"
      label={name}
      checked={on.has(id)}
      readOnly={readOnly}
      {...(error !== undefined && id === [...external, ...internal][0]?.id
        ? { invalid: true }
        : {})}
      onCheckedChange={(checked) => onToggle(id, checked)}
    />
  );
  return (
    <div>
      <SwitchList>
        {external.map(switchOf)}
        {internal.length > 0 && <SwitchDivider>Internal</SwitchDivider>}
        {internal.map(switchOf)}
      </SwitchList>
      {error !== undefined && (
        <Wrong>
          <InlineError>{error}</InlineError>
        </Wrong>
      )}
    </div>
  );
}
