/*
 * Runs before the first paint, and so is small, alone and no module: what it knows decides how the
 * page looks until the portal is there. Inline it would need a looser Content-Security-Policy. It is
 * ECMAScript 5, so that a browser that is too old for the portal can still say so.
 */
(function () {
  var page = document.documentElement;

  // The newest of what the portal calls (docs/deploy.md, Browsers). A browser that lacks one would fail
  // somewhere later, with a message that helps nobody.
  var isTooOld = !(
    window.URL &&
    URL.canParse &&
    window.Promise &&
    Promise.withResolvers &&
    window.Map &&
    Map.groupBy &&
    window.AbortSignal &&
    AbortSignal.any &&
    window.Intl &&
    Intl.Segmenter &&
    Element.prototype.checkVisibility
  );
  if (isTooOld) {
    page.setAttribute("data-too-old", "");
    document.addEventListener("DOMContentLoaded", sayTooOld);
    return;
  }

  // Has all of that, and cannot read the scripts: the first of them would have left its mark (src/main.tsx).
  window.addEventListener("error", function (event) {
    var isUnread = event.error instanceof SyntaxError && !page.hasAttribute("data-started");
    if (isUnread) sayTooOld();
  });

  // The scheme that the user chose (see src/shared/stores/preferences.ts), else the machine's own. Named any later, texts are
  // drawn in the light scheme first and pass over into the dark one.
  var look = /(?:^|;\s*)recurrent-look=(light|dark)\./.exec(document.cookie);
  var isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  page.dataset.theme = look ? look[1] : isDark ? "dark" : "light";

  // Whether login is what will be drawn: at its address, or at a bare one without a stored session.
  var user = null;
  try {
    user = localStorage.getItem("user");
  } catch (error) {
    // A storage that cannot be read holds no session.
    user = null;
  }
  var path = location.hash.slice(1);
  var isBare = path === "" || path === "/";
  if (path === "/login" || (isBare && user === null)) page.dataset.start = "login";
  // A signed-in user needs more than the first script, which would ask for it only once it runs.
  else if (user !== null && user.indexOf('"isLocked":true') === -1) preloadChunks();

  function preloadChunks() {
    /** @type {HTMLMetaElement | null} */
    var named = document.querySelector("meta[name=signed-in-chunks]");
    var chunks = named ? named.content.split(" ") : [];
    chunks.forEach(function (href) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = href;
      document.head.appendChild(link);
    });
  }

  function sayTooOld() {
    var title = "This browser is too old for the portal";
    var main = document.createElement("main");
    main.className = "shell-message";
    var advice =
      "Please update it, or open the portal in another one: Safari 17.4 or later (iPadOS 17.4), " +
      "Chrome or Edge 120, Firefox 128. On an iPad: Settings, General, Software Update.";
    main.appendChild(element("h1", title));
    main.appendChild(element("p", advice));
    document.title = title;
    var root = document.getElementById("root");
    while (root.firstChild) root.removeChild(root.firstChild);
    root.appendChild(main);
  }

  /**
   * @param {string} tag
   * @param {string} text
   */
  function element(tag, text) {
    var made = document.createElement(tag);
    made.textContent = text;
    return made;
  }
})();
