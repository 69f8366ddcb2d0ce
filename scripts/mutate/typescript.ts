import { parseSync } from "vite";

/** One small change of a file: the text between the two places becomes another. */
export type Change = { operator: string; start: number; end: number; text: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const swapped: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "&&": "||",
  "||": "&&",
};
/** Beyond a year of days, numbers are sizes and patience rather than rules. */
const largestNumber = 366;

export function changesOfTypeScript(path: string, source: string): Change[] {
  const found: Change[] = [];
  visit(parseSync(path, source).program as unknown as Node, undefined);
  return found;

  function visit(node: Node, parent: Node | undefined) {
    if (isTypeOnly(node)) return;
    propose(node, parent);
    for (const inner of Object.values(node).flat()) if (isNode(inner)) visit(inner, node);
  }

  function propose(node: Node, parent: Node | undefined) {
    const replace = (operator: string, { start, end }: Node, text: string) =>
      found.push({ operator, start, end, text });
    const { type, left, right, operator, test, value } = node as Node & { left: Node; right: Node; test?: Node };
    if ((type === "BinaryExpression" || type === "LogicalExpression") && swapped[String(operator)]) {
      const isText = operator === "+" && [left, right].some(isString);
      const start = left.end + source.slice(left.end, right.start).indexOf(String(operator));
      const other = String(swapped[String(operator)]);
      if (!isText) replace(`${operator} → ${other}`, { ...node, start, end: start + String(operator).length }, other);
    }
    if ((type === "IfStatement" || type === "ConditionalExpression") && test)
      replace("negate a condition", test, `!(${source.slice(test.start, test.end)})`);
    if (type === "IfStatement" && !node.alternate && isExit(node.consequent as Node))
      replace("drop a guard", node, ";");
    if (type === "ThrowStatement" && parent?.type === "BlockStatement") replace("drop a throw", node, ";");
    if (type === "ExpressionStatement" && isOrder(node.expression as Node, source)) replace("drop a call", node, ";");
    if (type !== "Literal" || parent?.type === "ImportDeclaration" || isKey(node, parent)) return;
    if (typeof value === "boolean") replace(`${value} → ${!value}`, node, String(!value));
    if (typeof value === "number" && value <= largestNumber)
      replace(`${value} → ${value + 1}`, node, String(value + 1));
    if (typeof value === "string" && isWord(parent)) replace("another word", node, JSON.stringify(`${value}~`));
  }
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";
const isString = ({ type, value }: Node) =>
  type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");
const isKey = (node: Node, parent?: Node) => parent?.type === "Property" && parent.key === node && !parent.computed;
const isTypeOnly = ({ type }: Node) =>
  type.startsWith("TS") && !["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"].includes(type);

/** What is compared with, chosen or answered, or the status of something. */
function isWord(parent: Node | undefined) {
  const { type, operator, key } = (parent ?? {}) as { type?: string; operator?: string; key?: { name?: string } };
  if (type === "Property") return /^(status|state|outcome|role|code|kind|type)$/.test(key?.name ?? "");
  return type === "BinaryExpression"
    ? /^[!=]==$/.test(String(operator))
    : /^(SwitchCase|ReturnStatement)$/.test(type ?? "");
}

function isExit(node: Node): boolean {
  if (node.type === "BlockStatement")
    return (node.body as Node[]).length === 1 && isExit((node.body as Node[])[0] as Node);
  return ["ReturnStatement", "ThrowStatement", "ContinueStatement", "BreakStatement"].includes(node.type);
}

/** A call for what it does. What is only logged is for people. */
function isOrder(node: Node, source: string) {
  const callee = node.callee as Node | undefined;
  return (
    node.type === "CallExpression" && !/^(console|.*\blog)\.|^super$/.test(source.slice(callee?.start, callee?.end))
  );
}
