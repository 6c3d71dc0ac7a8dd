/*
 * Runs before the first paint, and so is small, alone and no module: what it knows decides how the
 * page looks until the portal is there. Inline it would need a looser Content-Security-Policy.
 */
{
  const page = document.documentElement;

  // The scheme that the user chose (see src/preferences), else the machine's own. Named any later, texts are
  // drawn in the light scheme first and pass over into the dark one.
  const look = /(?:^|;\s*)recurrent-look=(light|dark)\./.exec(document.cookie);
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  page.dataset.theme = look?.[1] ?? (isDark ? "dark" : "light");

  // Whether login is what will be drawn: at its address, or at a bare one without a stored session.
  let user = null;
  try {
    user = localStorage.getItem("user");
  } catch {
    // A storage that cannot be read holds no session.
  }
  const path = location.hash.slice(1);
  const isBare = path === "" || path === "/";
  if (path === "/login" || (isBare && user === null)) page.dataset.start = "login";

  // A signed-in user needs more than the first script, which would ask for it only once it runs.
  else if (user !== null && !user.includes('"isLocked":true')) {
    /** @type {HTMLMetaElement | null} */
    const named = document.querySelector("meta[name=signed-in-chunks]");
    const chunks = named?.content.split(" ") ?? [];
    for (const href of chunks) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
  }
}
