/** A service worker that uploads files with the SDK itself, as the background of an extension does. */
import { createClient, createMemoryTokenStore, eventCreate, isApiError } from "../index.ts";

interface Upload {
  bytes: number;
  isWatched: boolean;
}

async function outcomeOf({ bytes, isWatched }: Upload): Promise<string> {
  const host = new URL("./uploads", import.meta.url).href;
  const tokenStore = createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 });
  const form = { description: "A", reminders: [], files: [new File([new Uint8Array(bytes)], "a")] };
  try {
    await eventCreate(form, {
      client: createClient({ authHost: host, apiHost: host, tokenStore }),
      ...(isWatched && { onUploadProgress: () => undefined }),
    });
    return "answered";
  } catch (error) {
    return isApiError(error) && error.kind === "network" ? "network" : "answered";
  }
}

addEventListener("message", (event) => {
  const { data, ports } = event as MessageEvent<Upload>;
  void outcomeOf(data).then((outcome) => ports[0]?.postMessage(outcome));
});
