/**
 * A service worker such as a page that uses the SDK may have. The folder in a URL decides how it handles
 * the calls of that client.
 */
interface FetchEvent extends Event {
  request: Request;
  respondWith: (reply: Response | Promise<Response>) => void;
}

type Handler = (request: Request) => Response | Promise<Response>;

const HANDLERS: Readonly<Record<string, Handler>> = {
  answers: () => Response.json({ id: 7 }, { headers: { etag: '"7"' } }),
  "sends on": () => fetch("data:application/json,%7B%22id%22%3A7%7D"),
  "is offline": () => Response.json({ message: "You are offline." }, { status: 503 }),
  refuses: () => Response.json({ errors: { name: ["Taken."] } }, { status: 422 }),
  "answers nothing": () => new Response(null, { status: 204 }),
  "answers with a page": () =>
    new Response("<!doctype html><p>Offline", { headers: { "content-type": "text/html" } }),
  fails: () => Response.error(),
  throws: () => {
    throw new Error("The worker has a mistake.");
  },
  forgets: () => undefined as never,
  hangs: () => new Promise(() => undefined),
  "streams a file": () => {
    let left = 40;
    const body = new ReadableStream({
      async pull(next) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        next.enqueue(new TextEncoder().encode("%PDF-".padEnd(1000)));
        if ((left -= 1) === 0) next.close();
      },
    });
    return new Response(body, { headers: { "content-type": "application/pdf" } });
  },
  "reads slowly": async (request) => {
    const { byteLength } = await request.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return Response.json({ data: { id: byteLength } });
  },
};

addEventListener("fetch", (event) => {
  const call = event as FetchEvent;
  const { mode, url } = call.request;
  if (mode === "navigate") {
    call.respondWith(new Response("<!doctype html>", { headers: { "content-type": "text/html" } }));
    return;
  }
  const [folder = ""] = new URL(url).pathname.split("/api/");
  const handle = HANDLERS[decodeURIComponent(folder.split("/").at(-1) ?? "")];
  if (handle) call.respondWith((async () => handle(call.request))());
});
