const PRELOAD = '<link rel="modulepreload"';
const HREF = / href="([^"]+)"/g;
const START = ' type="module" async="">';
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

/** By what React Router wrote: the same for every page of a route. */
const known = new Map<string, string>();

/**
 * For a page that can be read and used before its scripts run: they are asked for when something has been painted, or
 * somebody acts, instead of sharing a slow line with styles and fonts. Everything is as React Router wrote it, only
 * later; a page that it writes in another way is left alone.
 */
export function loadAfterPaint(frame: string) {
  const first = frame.indexOf(PRELOAD);
  const afterLast = frame.indexOf(">", frame.lastIndexOf(PRELOAD)) + 1;
  const links = frame.slice(first, afterLast);
  const start = frame.lastIndexOf(START);
  const end = frame.indexOf("</script>", start);
  // Otherwise it was written in another way.
  if (first < 0 || start < afterLast || end < 0 || links.replace(/<link rel="modulepreload"[^>]*>/g, "")) return frame;
  const code = frame.slice(start + START.length, end);
  const late = known.get(links + code) ?? writeLate(links, code);
  known.set(links + code, late);
  return `${frame.slice(0, first)}${frame.slice(afterLast, start)} type="module">${late}${frame.slice(end)}`;
}

function writeLate(links: string, code: string) {
  const imports = [...code.matchAll(IMPORT)];
  const names = imports.map(([, name = ""]) => name);
  const files = imports.map(([, , file]) => `import(${file})`);
  const rest = code.replace(IMPORT, "").trim();
  const preloads = JSON.stringify([...links.matchAll(HREF)].map(([, href]) => href));
  return `${wait(preloads)}Promise.all([${files}]).then(([${names}])=>{${rest}})})`;
}

/** A tab behind paints nothing: there its loading is what counts. */
const wait = (preloads: string) => `
const begin=(work)=>{
  let isBegun=false;
  const once=()=>{if(!isBegun){isBegun=true;work()}};
  try{new PerformanceObserver(once).observe({type:"paint",buffered:true})}catch{}
  for(const sign of ["load","pointerdown","keydown"])addEventListener(sign,once,{once:true});
  if(document.readyState==="complete")once();
};
begin(()=>{
  for(const href of ${preloads})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
  `;
