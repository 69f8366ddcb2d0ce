/** All that the frame looks like: it loads nothing. Light, as most sites are, whatever the visitor's system prefers. */
export const widgetStyles = `
*{box-sizing:border-box;margin:0}
body{padding:16px;border:1px solid #e3d9c7;border-radius:10px;background:#fffefb;color:#1b2a2c;font:16px/1.5 system-ui,sans-serif;min-height:100vh;display:flex;flex-direction:column}
main{flex:1}
h1{font-size:18px;line-height:1.3;overflow-wrap:anywhere}
h2{font-size:13px}
.title,.zone,footer{font-size:14px;color:#465355}
section{display:grid;grid-template-columns:80px 1fr;gap:4px 6px;align-items:center;margin-top:10px}
ul{display:grid;grid-template-columns:repeat(3,minmax(0,84px));gap:6px;padding:0;list-style:none}
a{color:#0e4f53}
li a{display:flex;align-items:center;justify-content:center;min-height:44px;border:1px solid #0e4f53;border-radius:8px;text-decoration:none;font-size:15px;font-weight:600;font-variant-numeric:tabular-nums}
li a:hover{background:#dfece9}
a:focus-visible{outline:3px solid #0e7379;outline-offset:2px}
main>p{margin-top:8px}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border-radius:8px;background:#0e4f53;color:#fff;text-decoration:none;font-weight:600;margin-top:6px}
.button:hover{background:#0a3c3f}
footer{margin-top:12px}
@media (max-width:320px){section{display:block}}
`.trim();
