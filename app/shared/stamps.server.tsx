import { randomBytes } from "node:crypto";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { escapeText } from "#app/shared/escape-text.server.ts";
import type { Stamp, StampValues } from "#app/shared/ui/stamp.tsx";

/** Stands for a stamp in React's text, and for a value in a stamp. Nobody outside can write it into a page. */
const secret = randomBytes(12).toString("hex");
// Between two texts React puts a comment; what replaces them is no text.
const marks = new RegExp(`(?:<!-- -->)?${secret}-(\\d+)-`, "g");
const placeholders = new RegExp(`${secret}-(\\w+)-`);

/** Texts of the drawing with the names of values between them, in turns. */
type Template = string[];
const templates = new WeakMap<object, Map<string, Template>>();

/**
 * For one page: the stamp that its parts are drawn with, and how they come into the text that React has made. In pieces:
 * one text in letters that few pages have would make the whole page several times as slow to encode.
 */
export function createStamps() {
  const made: string[][] = [];
  const stamp: Stamp = (Drawing, each, decidedBy) => {
    const pieces = each.map((values) => press(templateOf(Drawing, values, decidedBy), values));
    return `${secret}-${made.push(pieces) - 1}-`;
  };
  const fill = (html: string) =>
    html.split(marks).flatMap((piece, at) => (at % 2 ? (made[Number(piece)] ?? "") : piece));
  return { stamp, fill };
}

function press(template: Template, values: StampValues) {
  let html = template[0] ?? "";
  for (let index = 1; index < template.length; index += 2)
    html += escapeText(String(values[template[index] ?? ""])) + template[index + 1];
  return html;
}

function templateOf<Values extends StampValues>(
  Drawing: ComponentType<Values>,
  values: Values,
  decidedBy: readonly string[],
) {
  const known = templates.get(Drawing) ?? new Map<string, Template>();
  templates.set(Drawing, known);
  let shape = "";
  for (const name in values) if (typeof values[name] === "string") shape += `${name} `;
  for (const name of decidedBy) shape += `${values[name]} `;
  const drawn = known.get(shape);
  if (drawn) return drawn;
  const names = Object.keys(values).filter((name) => typeof values[name] === "string" && !decidedBy.includes(name));
  const template = drawTemplate(Drawing, values, names);
  known.set(shape, template);
  return template;
}

function drawTemplate<Values extends StampValues>(Drawing: ComponentType<Values>, values: Values, names: string[]) {
  const marked = { ...values, ...Object.fromEntries(names.map((name) => [name, `${secret}-${name}-`])) };
  const html = renderToString(
    <StaticRouter location="/">
      <Drawing {...marked} />
    </StaticRouter>,
  );
  return html.split(placeholders);
}
