import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FilePreviewDialog } from "./FilePreviewDialog.tsx";

/** A picture that the story draws, so that it needs no file. */
async function drawnPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(640, 400);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("No canvas to draw on.");
  pen.fillStyle = "#7d8ea3";
  pen.fillRect(0, 0, 640, 400);
  pen.fillStyle = "#fff";
  pen.font = "32px sans-serif";
  pen.fillText("Licence, page 1", 40, 80);
  return canvas.convertToBlob({ type: "image/png" });
}

/** The smallest document that a viewer opens. */
const PDF = new Blob([
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n" +
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\n" +
    "trailer<</Root 1 0 R>>",
]);

const MEDICAL = { id: "1", originalName: "medical-certificate-2026.pdf" };
const PHOTO = { id: "2", originalName: "licence-photo.png" };

/**
 * Shows a picture or a PDF before it is downloaded.
 *
 * ## When to use
 * For an attached file that a browser can show.
 *
 * ## When not to use
 * For any other kind of file, which can only be downloaded.
 *
 * ## Content
 * The title is the file's name. An error is one sentence, with another try.
 *
 * ## Behaviour
 * Download is always available. A percentage shows the progress of a large file.
 *
 * ## Accessibility
 * A dialog: Escape closes it, and the focus returns to the element that opened it. The name of the Download button
 * includes the file's name.
 *
 * ## For developers
 * The type is derived from the file's name, whatever the server says: no file is ever shown as a page.
 */
const meta = {
  title: "Components/Events/FilePreviewDialog",
  component: FilePreviewDialog,
  parameters: { frame: { height: 620 } },
  args: {
    preview: { file: PHOTO, percent: null },
    onRetry: fn(),
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FilePreviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = (element: HTMLElement) =>
  within(within(element.ownerDocument.body).getByRole("dialog"));

/** A picture is fitted to the dialog, and never enlarged. */
export const Picture: Story = {
  loaders: [async () => ({ picture: await drawnPicture() })],
  render: (args, { loaded }) => (
    <FilePreviewDialog
      {...args}
      preview={{ file: PHOTO, percent: 100, content: (loaded as { picture: Blob }).picture }}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement);
    const picture = dialog.getByRole<HTMLImageElement>("img", { name: "licence-photo.png" });
    await waitFor(() => expect(picture.naturalWidth).toBe(640));
    await userEvent.click(dialog.getByRole("button", { name: "Download licence-photo.png" }));
    await expect(args.onDownload).toHaveBeenCalledWith(PHOTO, expect.any(Blob));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A PDF is shown in the browser's own viewer. */
export const Pdf: Story = {
  args: {
    preview: {
      file: MEDICAL,
      percent: 100,
      content: PDF,
    },
  },
  // The viewer shows the address of the file, which differs each time.
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Runs the story as on a device whose `navigator` has these values. */
function onDevice(values: { vendor: string; maxTouchPoints: number; pdfViewerEnabled: boolean }) {
  return () => {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
    // The values of the prototype show again.
    return () => {
      for (const name of Object.keys(values)) Reflect.deleteProperty(navigator, name);
    };
  };
}

const APPLE = "Apple Computer, Inc.";

/** An iPad would draw the first page alone, so the PDF can only be downloaded. */
export const PdfOnIpad: Story = {
  args: { ...Pdf.args },
  beforeEach: onDevice({ vendor: APPLE, maxTouchPoints: 5, pdfViewerEnabled: true }),
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement);
    const message = dialog.getByText("This device would show only the first page");
    await waitFor(() => expect(message).toBeVisible());
    await expect(dialog.queryByTitle("medical-certificate-2026.pdf")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: /^Download/ }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** Safari on a Mac shows every page. */
export const PdfOnMac: Story = {
  ...Pdf,
  beforeEach: onDevice({ vendor: APPLE, maxTouchPoints: 0, pdfViewerEnabled: true }),
  play: async ({ canvasElement }) => {
    await expect(
      dialogIn(canvasElement).getByTitle("medical-certificate-2026.pdf"),
    ).toBeInTheDocument();
  },
};

/** A browser without a viewer would save the file unasked. */
export const PdfWithoutViewer: Story = {
  args: { ...Pdf.args },
  beforeEach: onDevice({ vendor: "", maxTouchPoints: 5, pdfViewerEnabled: false }),
  play: async ({ canvasElement }) => {
    const message = dialogIn(canvasElement).getByText("This browser cannot show PDF files");
    await waitFor(() => expect(message).toBeVisible());
  },
};

/** A page with the name of a picture is not shown. */
export const WrongFileType: Story = {
  args: {
    preview: {
      file: PHOTO,
      percent: 100,
      content: new Blob(["<script>document.title = 'shown'</script>"], { type: "text/html" }),
    },
  },
  play: async ({ canvasElement }) => {
    const message = await dialogIn(canvasElement).findByText("This file cannot be shown");
    await waitFor(() => expect(message).toBeVisible());
    await expect(document.title).not.toBe("shown");
  },
};

/** An empty PDF is not given to the viewer, which would take the focus. */
export const EmptyPdf: Story = {
  args: { preview: { file: MEDICAL, percent: 100, content: new Blob() } },
  play: async ({ canvasElement }) => {
    const message = await dialogIn(canvasElement).findByText("This file cannot be shown");
    await waitFor(() => expect(message).toBeVisible());
    await expect(dialogIn(canvasElement).queryByTitle(MEDICAL.originalName)).toBeNull();
  },
};

/** A percentage shows the progress. */
export const Loading: Story = { args: { preview: { file: PHOTO, percent: 42 } } };

/** The length of the file is unknown, so there is no percentage. */
export const LoadingUnknownLength: Story = {};

/** The error offers another try, beside Download. */
export const Failed: Story = {
  args: { preview: { file: PHOTO, percent: null, failed: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(dialogIn(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The dialog is as wide as the phone allows. */
export const OnAPhone: Story = {
  ...Picture,
  play: async () => {},
  globals: { viewport: { value: "phone" } },
};
