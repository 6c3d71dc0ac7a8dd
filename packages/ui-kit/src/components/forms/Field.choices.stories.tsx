import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import type { TextFieldProps } from "@mui/material/TextField";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { LONG_NAME } from "./form-fixture.ts";

const changed = fn();

function Hemisphere({ readOnly = false }: { readOnly?: boolean }) {
  const [value, setValue] = useState("N");
  return (
    <FormControl>
      <FormLabel id="hemisphere" component="div">
        Hemisphere
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby="hemisphere"
        value={value}
        onChange={(_event, next) => {
          setValue(next);
          changed(next);
        }}
      >
        <FormControlLabel value="N" label="Northern" control={<Radio readOnly={readOnly} />} />
        <FormControlLabel value="S" label="Southern" control={<Radio readOnly={readOnly} />} />
      </RadioGroup>
    </FormControl>
  );
}

/**
 * MUI's fields for a text, one of a few choices, one of a list, and yes or no in a table.
 *
 * ## When to use
 * Radios for two or three short words, a select for a list, a check box in a row of a table.
 *
 * ## When not to use
 * A select for two or three words, or two switches for choices that exclude each other.
 *
 * ## Content
 * The label is above the field. A select has an empty entry if nothing may be chosen.
 *
 * ## Behaviour
 * A choice changes the form at once, and is sent with it.
 *
 * ## Accessibility
 * Radios are one stop of the Tab key, and the arrow keys move between them. Read-only fields can be focused and
 * read.
 *
 * ## For developers
 * MUI's own fields, styled by the theme.
 */
const meta = {
  title: "Components/Forms/Radio, Select, TextField, Checkbox",
  render: () => <Hemisphere />,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two radios side by side. The arrow keys move the choice. */
export const Radios: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Southern"));
    await expect(changed).toHaveBeenLastCalledWith("S");
    await expect(canvas.getByRole("radio", { name: "Northern" })).not.toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(changed).toHaveBeenLastCalledWith("N");
  },
};

/** The choice can be read, not changed. */
export const RadiosReadOnly: Story = {
  render: () => <Hemisphere readOnly />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Southern"));
    await expect(canvas.getByRole("radio", { name: "Northern" })).toBeChecked();
    await expect(changed).not.toHaveBeenCalled();
  },
};

/** On a phone, radios are high enough for a thumb. */
export const RadiosOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

function Group(field: TextFieldProps) {
  const [value, setValue] = useState(field.value);
  return (
    <TextField
      select
      {...field}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        changed(event.target.value);
      }}
    >
      <MenuItem value="">Select a group</MenuItem>
      <MenuItem value="1">King Air crews</MenuItem>
      <MenuItem value="2">{LONG_NAME}</MenuItem>
    </TextField>
  );
}

/** The selects are empty, filled, invalid, read-only and disabled. */
export const Selects: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 320 }}>
      <Group label="Group" value="" />
      <Group label="Move to group" value="2" />
      <Group label="Wrong" value="1" error helperText="The group belongs to another company." />
      <Group label="Read only" value="1" slotProps={{ input: { readOnly: true } }} />
      <Group label="Disabled" value="" disabled />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole("combobox", { name: "Group" });
    select.focus();
    await userEvent.keyboard("{ArrowDown}");
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("option", { name: "King Air crews" }));
    await expect(changed).toHaveBeenLastCalledWith("1");
    await expect(select).toHaveTextContent("King Air crews");
  },
};

/** A hint is replaced by the error. Text in a read-only field can be selected and copied. */
export const TextFields: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 320 }}>
      <TextField label="Telephone" helperText="With its prefix." defaultValue="+1 867 555 0100" />
      <TextField label="Company Name" required error helperText="Company Name is required." />
      <TextField label="Address" placeholder="https://crm.example.test/accounts/1" />
      <TextField
        label="Read only"
        slotProps={{ input: { readOnly: true } }}
        defaultValue="Łukasz"
      />
      <TextField label="Disabled" disabled defaultValue="Łukasz" />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Company Name" });
    await expect(name).toBeRequired();
    await expect(name).toHaveAccessibleDescription("Company Name is required.");
  },
};

/** Check boxes are off and on, and both disabled. */
export const CheckBoxes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 16 }}>
      <Checkbox slotProps={{ input: { "aria-label": "Off" } }} />
      <Checkbox slotProps={{ input: { "aria-label": "On" } }} defaultChecked />
      <Checkbox slotProps={{ input: { "aria-label": "Off, disabled" } }} disabled />
      <Checkbox slotProps={{ input: { "aria-label": "On, disabled" } }} defaultChecked disabled />
    </div>
  ),
};
