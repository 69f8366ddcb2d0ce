import type { Context } from "hono";
import { brand } from "#app/shared/brand.ts";

const words = {
  400: ["Pedido não compreendido", "O endereço ou os dados enviados estão incompletos. Volte e tente de novo."],
  403: ["Envio recusado", "Este formulário veio de outro site. Abra a página aqui e tente de novo."],
  408: ["O envio demorou demais", "A conexão ficou lenta no meio do caminho. Volte e tente de novo."],
  413: ["Envio grande demais", "O que você enviou passa do tamanho permitido. Reduza e tente de novo."],
  429: ["Muitas páginas em pouco tempo", "Da sua rede vieram pedidos demais. Espere um minuto e tente de novo."],
  500: ["Algo deu errado", "A falha foi registrada. Tente de novo em alguns instantes."],
} as const;

/** For errors outside the website's own pages: whoever asks for HTML gets a page, programs get JSON. */
export function failurePage(c: Context, status: keyof typeof words) {
  const [title, text] = words[status];
  c.header("Cache-Control", "no-store");
  if (!c.req.header("Accept")?.includes("text/html")) return c.json({ code: status, message: title }, status);
  return c.html(failureHtml(title, text), status);
}

/** Plain elements only: this page must work when nothing else does. */
export function failureHtml(title: string, text: string) {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title} | ${brand.name}</title></head>
<body><main><h1>${title}</h1><p data-message>${text}</p><p><a href="/">Voltar ao início</a></p></main></body>
</html>
`;
}
