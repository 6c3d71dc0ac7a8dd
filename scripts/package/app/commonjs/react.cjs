const { createRecurrent } = require("@recurrent/sdk");
const sdk = require("@recurrent/sdk/react");
const required = require("@tanstack/react-query");
const { createElement } = require("react");
const { renderToStaticMarkup } = require("react-dom/server");

const client = createRecurrent({ authHost: "https://auth.test", apiHost: "https://api.test" });
const queries = sdk.queriesFor(client);
queries.setQueryData(["main", "profileShow"], { fullName: "Vera Lindqvist" });

function Name() {
  return sdk.useProfileShow().data?.fullName ?? "loading";
}

// @ts-expect-error -- the hooks of the package do not see this provider
createElement(required.QueryClientProvider, { client: queries });

async function main() {
  const { dehydrate, HydrationBoundary, QueryClientProvider, useQueryClient } =
    await import("@tanstack/react-query");
  const state = dehydrate(queries);
  function Cached() {
    return useQueryClient().getDefaultOptions().queries?.networkMode;
  }
  const pages = [
    createElement(sdk.RecurrentProvider, { client }, createElement(Name)),
    createElement(
      sdk.RecurrentProvider,
      { client },
      createElement(HydrationBoundary, { state }, createElement(Name)),
    ),
    createElement(QueryClientProvider, { client: queries }, createElement(Name)),
    createElement(sdk.RecurrentProvider, { client }, createElement(Cached)),
  ];
  console.log(JSON.stringify(pages.map((page) => renderToStaticMarkup(page))));
}

void main();
