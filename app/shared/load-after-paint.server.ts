const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const START = /(<script[^>]* type="module") async="">([^<]*)<\/script>/;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

/**
 * A public page can be read and used before its scripts run. So they are asked for when something has been painted, or
 * somebody acts, instead of sharing a slow line with styles and fonts. Everything is as React Router wrote it, only
 * later; a page that it writes in another way is left alone.
 */
export function loadAfterPaint(frame: string) {
  const [script, tag, code] = START.exec(frame) ?? [];
  if (!script || !code) return frame;
  const imports = [...code.matchAll(IMPORT)];
  const names = imports.map(([, name = ""]) => name);
  const files = imports.map(([, , file]) => `import(${file})`);
  const rest = code.replace(IMPORT, "").trim();
  const preloads = JSON.stringify([...frame.matchAll(PRELOAD)].map(([, href]) => href));
  const late = `${wait(preloads)}Promise.all([${files}]).then(([${names}])=>{${rest}})})`;
  return frame.replace(PRELOAD, "").replace(script, () => `${tag}>${late}</script>`);
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
