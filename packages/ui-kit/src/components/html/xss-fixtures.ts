/**
 * Known HTML attacks with their effect. The tests first see each succeed in an unprotected frame.
 */
export interface Attack {
  html: string;
  does:
    /** Runs a script by itself. */
    | "runs"
    /** Runs a script once somebody presses or enters it; `autofocus` needs not even that. */
    | "runs when pressed"
    /** Navigates by itself or once it is pressed. */
    | "navigates"
    /** Covers the page. */
    | "covers"
    /** Restyles or hides the page around it. */
    | "restyles"
    /** Shadows the page's own names. */
    | "clobbers"
    /** Changes every relative address of the page. */
    | "rebases"
    /** Reports to another host that somebody reads. */
    | "loads";
}

/** Works in the page and in a frame of its own. */
const RUN = "fired()";
const TELL = "parent.postMessage('fired','*')";
/** Fails at once, without a name lookup. */
const HOST = "https://127.0.0.1:64999/evil";
const ELSEWHERE = `data:text/html,<script>parent.postMessage('gone','*')</script>`;

const all = (does: Attack["does"], list: readonly string[]): Attack[] =>
  list.map((html) => ({ html, does }));

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<sCrIpT >${RUN}</sCrIpT >`,
  `<script\n>${RUN}</script\n>`,
  `<script/x>${RUN}</script>`,
  `<script type="text/javascript">${RUN};</script>`,
  `<script type="module">${RUN}</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script>${RUN}//</script>//</script>`,
  `"><script>${RUN}</script>`,
  `'><script>${RUN}</script>`,
  `</p></div><script>${RUN}</script>`,
  `</title></style></textarea><script>${RUN}</script>`,
  `<!--><script>${RUN}</script>-->`,
  `<!-- --!><script>${RUN}</script>-->`,
  `<![CDATA[><script>${RUN}</script>]]>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script>&#102;ired&#40;&#41;</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<script>\\u0066ired()</script>`,
  `<script>self["fi"+"red"]()</script>`,
  `<script>eval(atob("${btoa(RUN)}"))</script>`,
];

/** Handlers that browsers call by themselves. */
const HANDLERS = [
  `<img src=x onerror=${RUN}>`,
  `<IMG SRC=x ONERROR=${RUN}>`,
  `<img/src="x"/onerror=${RUN}>`,
  `<img\nsrc=x\nonerror\n=\n"${RUN}">`,
  `<img\tsrc=x\tonerror=${RUN}>`,
  `<img src=x onerror="&#102;&#105;&#114;&#101;&#100;&#40;&#41;">`,
  `<img src=x onerror="&#x66;ired&lpar;&rpar;">`,
  `<img src=x onerror=\`\`;${RUN}>`,
  `<img """><img src=x onerror="${RUN}">`,
  `<img src=x:x onerror=self['fi'+'red']()>`,
  `<image src=x onerror=${RUN}>`,
  `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" onload=${RUN}>`,
  `<picture><source srcset=x><img onerror=${RUN}></picture>`,
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<svg><image href=x onerror=${RUN}></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><animate attributeName=x dur=1ms onend=${RUN}>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<details open ontoggle=${RUN}><summary>s</summary>d</details>`,
  `<video src=x onerror=${RUN}></video>`,
  `<video><source onerror=${RUN}></video>`,
  `<video poster=x src=x onloadstart=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<audio src=x onloadstart=${RUN}></audio>`,
  `<object data="data:x" onerror=${RUN}></object>`,
  `<iframe onload=${RUN}></iframe>`,
  `<link rel=stylesheet href=data:, onload=${RUN}>`,
  `<link rel=stylesheet href=x: onerror=${RUN}>`,
  `<style onload=${RUN}></style>`,
  `<style>@keyframes k{to{top:1px}}</style><p style="animation:k 1ms" onanimationend=${RUN}>p</p>`,
  `<style>@keyframes k{to{top:1px}}</style><x style="animation:k 1ms" onanimationstart=${RUN}>x</x>`,
];

const FRAMES = [
  `<iframe srcdoc="<script>${TELL}</script>"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;${TELL}&lt;/script&gt;"></iframe>`,
  `<iframe srcdoc="&lt;svg onload=&quot;${TELL}&quot;&gt;"></iframe>`,
  `<iframe src="data:text/html,<script>${TELL}</script>"></iframe>`,
  `<iframe src="data:text/html;base64,${btoa(`<script>${TELL}</script>`)}"></iframe>`,
  `<iframe src="javascript:${TELL}"></iframe>`,
  `<iframe src="java&#10;script:${TELL}"></iframe>`,
  `<object data="data:text/html,<script>${TELL}</script>"></object>`,
  `<embed src="data:text/html,<script>${TELL}</script>">`,
  `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload=&quot;${TELL}&quot;/>">`,
];

/** Text to one parser, markup to the next. */
const MISREAD = [
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<math><mtext><img src=x onerror=${RUN}></mtext></math>`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  `<svg><desc><img src=x onerror=${RUN}></desc></svg>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
  `<table><td><svg><title><img src=x onerror=${RUN}></title></svg></table>`,
  `<select><option><script>${RUN}</script></option></select>`,
  `<textarea></textarea><img src=x onerror=${RUN}>`,
  `<title></title><img src=x onerror=${RUN}>`,
  `<xmp></xmp><img src=x onerror=${RUN}>`,
  `<template></template><img src=x onerror=${RUN}>`,
  `<form><form><img src=x onerror=${RUN}></form></form>`,
  `<a><a><img src=x onerror=${RUN}>`,
  `<b><p></b><img src=x onerror=${RUN}>`,
  `<x-element><img src=x onerror=${RUN}></x-element>`,
];

const PRESSED = [
  `<p contenteditable autofocus onfocusin=${RUN}>p</p>`,
  `<a href=x autofocus onfocus=${RUN}>a</a>`,
  `<button autofocus onfocus=${RUN}>b</button>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<input autofocus onfocus=${RUN}>`,
  `<a href="javascript:${RUN}">a</a>`,
  `<a href="JaVaScRiPt:${RUN}">a</a>`,
  `<a href=" javascript:${RUN}">a</a>`,
  `<a href="\u0001javascript:${RUN}">a</a>`,
  `<a href="java\tscript:${RUN}">a</a>`,
  `<a href="java\nscript:${RUN}">a</a>`,
  `<a href="java&#9;script:${RUN}">a</a>`,
  `<a href="java&NewLine;script&colon;${RUN}">a</a>`,
  `<a href="&#106;&#97;&#118;&#97;script:${RUN}">a</a>`,
  `<a href="&#x6A;avascript&#x3A;${RUN}">a</a>`,
  `<a href="&#0000106avascript:${RUN}">a</a>`,
  `<a href="javascript:%66ired()">a</a>`,
  `<a href="javascript://ok.test/%0a${RUN}">a</a>`,
  `<a href="javascript:/*https://ok.test*/${RUN}">a</a>`,
  `<a href="https://ok.test" onclick="${RUN}">a</a>`,
  `<a onclick=${RUN}>a</a>`,
  `<area href="javascript:${RUN}">`,
  `<map name=m><area href="javascript:${RUN}"></map>`,
  `<svg><a href="javascript:${RUN}"><text y=20>a</text></a></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>a</text></a></svg>`,
  `<button onclick=${RUN}>b</button>`,
  `<form action="javascript:${RUN}"><button>b</button></form>`,
  `<form><button formaction="javascript:${RUN}">b</button></form>`,
  `<form id=f></form><button form=f formaction="javascript:${RUN}">b</button>`,
  `<form action="javascript:${RUN}"><input type=submit></form>`,
  `<form action="javascript:${RUN}"><input type=image src=x></form>`,
  `<form onsubmit=${RUN}><button>b</button></form>`,
  `<summary onclick=${RUN}>s</summary>`,
  `<label for=i>l</label><input id=i type=checkbox onclick=${RUN}>`,
];

const NAVIGATES = [
  `<meta http-equiv="refresh" content="0;url=${ELSEWHERE.replaceAll(`"`, "&quot;")}">`,
  `<META HTTP-EQUIV=refresh CONTENT="0; URL='${ELSEWHERE.replaceAll("'", "&quot;")}'">`,
  `<a href="${ELSEWHERE}">a</a>`,
  `<a href="${ELSEWHERE}" target="_self">a</a>`,
  `<form action="${ELSEWHERE}" method="post"><input name=password><button>Sign in</button></form>`,
  `<form><button formmethod="post" formaction="${ELSEWHERE}">b</button></form>`,
  `<svg><a href="${ELSEWHERE}"><text y=20>a</text></a></svg>`,
];

const COVERS = [
  `<div style="position:fixed;inset:0;background:#fff">Sign in again</div>`,
  `<div style="position:absolute;top:0;left:0;width:100vw;height:100vh">d</div>`,
  `<a href="https://ok.test" style="position:fixed;top:0;left:0;right:0;bottom:0">a</a>`,
  `<p style="position:fixed;inset:0;opacity:0;z-index:9999">p</p>`,
  `<p style="margin-top:-2000px;padding-bottom:4000px;position:relative">p</p>`,
  `<style>p.x{position:fixed;inset:0}</style><p class="x">p</p>`,
  `<style>#box{position:fixed;inset:0}</style>`,
  `<img src=x style="position:fixed;inset:0;width:100%;height:100%">`,
  `<iframe style="position:fixed;inset:0;width:100%;height:100%"></iframe>`,
  `<svg style="position:fixed;inset:0;width:100%;height:100%"><rect width="100%" height="100%"/></svg>`,
  `<dialog open style="inset:0;width:100%;height:100%;max-width:none;position:fixed">d</dialog>`,
  `<div popover id=o style="inset:0;width:100%;height:100%">d</div><button popovertarget=o autofocus>b</button>`,
  `<table style="position:fixed;inset:0;width:100%;height:100%"><td>t</table>`,
];

const RESTYLES = [
  `<style>#page{color:rgb(1,2,3)}</style>`,
  `<STYLE>#page{display:none}</STYLE>`,
  `<style media=all>@import "data:text/css,%23page{color:rgb(1,2,3)}";</style>`,
  `<link rel="stylesheet" href="data:text/css,%23page{color:rgb(1,2,3)}">`,
  `<link rel="x stylesheet" href="data:text/css,%23page{visibility:hidden}">`,
  `<svg><style>#page{color:rgb(1,2,3)}</style></svg>`,
  `<style>@layer x;body:has(#page) #page{opacity:0}</style>`,
  `<style>html{filter:invert(1)}#page{color:rgb(1,2,3)}`,
];

const CLOBBERS = [
  `<a id="victim">a</a>`,
  `<p id="victim">p</p>`,
  `<img name="victim">`,
  `<form name="victim"></form>`,
  `<form id="victim"><input name="attributes"><input name="nodeName"></form>`,
  `<form id="victim"><input name="parentNode"><input name="removeChild"></form>`,
  `<a id="victim"></a><a id="victim" name="url" href="https://ok.test">a</a>`,
  `<object id="victim"></object>`,
  `<embed name="victim">`,
  `<iframe name="victim"></iframe>`,
];

const LOADS = [
  `<img src="${HOST}/a.png">`,
  `<img srcset="${HOST}/b.png 1x">`,
  `<picture><source srcset="${HOST}/c.png"><img></picture>`,
  `<p style="background:url(${HOST}/d.png)">p</p>`,
  `<p style="background-image:image-set('${HOST}/e.png' 1x)">p</p>`,
  `<ul><li style="list-style:url(${HOST}/f.png)">l</li></ul>`,
  `<table background="${HOST}/g.png"><td>t</table>`,
  `<video src="${HOST}/h.mp4"></video>`,
  `<video poster="${HOST}/i.png"></video>`,
  `<audio src="${HOST}/j.mp3" preload=auto></audio>`,
  `<link rel=stylesheet href="${HOST}/k.css">`,
  `<link rel=preload as=image href="${HOST}/l.png">`,
  `<style>@import "${HOST}/m.css";</style>`,
  `<script src="${HOST}/n.js"></script>`,
  `<object data="${HOST}/o"></object>`,
  `<input type=image src="${HOST}/p.png">`,
  `<svg><image href="${HOST}/q.png"/></svg>`,
];

export const ATTACKS: readonly Attack[] = [
  ...all("runs", [...SCRIPTS, ...HANDLERS, ...FRAMES, ...MISREAD]),
  ...all("runs when pressed", PRESSED),
  ...all("navigates", NAVIGATES),
  ...all("covers", COVERS),
  ...all("restyles", RESTYLES),
  ...all("clobbers", CLOBBERS),
  ...all("rebases", [`<base href="${HOST}/">`, `<BASE HREF="//evil.invalid/">`]),
  ...all("loads", LOADS),
];

/** Attacks on former browsers or sanitisers, which today's browser resists by itself. */
export const PAST_ATTACKS: readonly string[] = [
  `<svg><g onload=${RUN}></g></svg>`,
  `<marquee onstart=${RUN}>m</marquee>`,
  `<math><style>#page{color:rgb(1,2,3)}</style></math>`,
  `<a href="vbscript:${RUN}">a</a>`,
  `<a href="feed:javascript:${RUN}">a</a>`,
  `<a href="view-source:javascript:${RUN}">a</a>`,
  `<a href="jar:${HOST}!/x">a</a>`,
  `<img src="javascript:${RUN}">`,
  `<img dynsrc="javascript:${RUN}" lowsrc="javascript:${RUN}">`,
  `<input type=image src="javascript:${RUN}">`,
  `<table background="javascript:${RUN}"><td>t</table>`,
  `<p style="width:expression(${RUN})">p</p>`,
  `<p style="-moz-binding:url(${HOST}/x.xml#x)">p</p>`,
  `<p style="behavior:url(${HOST}/x.htc)">p</p>`,
  `<p style="background:url('javascript:${RUN}')">p</p>`,
  `<bgsound src="javascript:${RUN}">`,
  `<layer src="${HOST}/x"></layer>`,
  `<isindex action="javascript:${RUN}" type=image>`,
  `<xml id=x><x><![CDATA[<img src=x onerror=${RUN}>]]></x></xml>`,
  `<?xml-stylesheet href="javascript:${RUN}"?>`,
  `<!ENTITY x SYSTEM "${HOST}/x">`,
  `<import namespace=x implementation="${HOST}/x">`,
  `<math href="javascript:${RUN}">m</math>`,
  `<math><maction actiontype="statusline#${HOST}" xlink:href="javascript:${RUN}">m</maction></math>`,
  `<frameset onload=${RUN}><frame src="javascript:${RUN}"></frameset>`,
  `<applet code="x" codebase="${HOST}"></applet>`,
  `<keygen autofocus onfocus=${RUN}>`,
  `<command onclick=${RUN}>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${RUN}'/></svg>#x"/></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<svg><p><style><!--</style><a title="--&gt;&lt;/style&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>">`,
  `<plaintext><img src=x onerror=${RUN}>`,
];
