type Node = { type?: string; [part: string]: unknown };

/** Attributes, and properties by the same name, that are shown or read aloud. */
const readNames = new Set([
  ...["alt", "title", "placeholder", "label", "aria-label", "aria-description"],
  ...["aria-placeholder", "aria-roledescription", "aria-valuetext", "hint", "error", "text"],
  ...["texts", "description", "caption", "summary", "heading", "lead", "unit", "empty"],
  ...["confirmLabel", "cancelLabel"],
]);

/** In an object that is handed on to be shown: what it is for, and what a part is called on /dev/ui. */
const unreadNames = new Set(["className", "href", "id", "key", "name", "type"]);

/** What a module may show: text between tags, in what is read, in `showAlert`, and what begins as a sentence does. */
export function shownLiterals(module: unknown): string[] {
  const constants = constantsOf(module);
  return readIn(module);

  function readIn(part: unknown): string[] {
    if (Array.isArray(part)) {
      return part.flatMap(readIn);
    }
    if (!isObject(part)) {
      return [];
    }
    return [...ownTexts(part), ...Object.values(part).flatMap(readIn)];
  }

  function ownTexts(part: Node): string[] {
    switch (part.type) {
      case "JSXText":
        return [String(part.value)];
      case "JSXAttribute":
        return textsNamed(part.name, literalsOf(part.value));
      case "KeyValueProperty":
        return isRead(part.key) && nameOf(part.key) !== "unit" ? literalsOf(part.value) : [];
      case "CallExpression":
        return nameOf(part.callee) === "showAlert"
          ? literalsOf((part.arguments as Node[]).slice(1, 2))
          : [];
      case "JSXElement":
      case "JSXFragment":
        return (part.children as Node[])
          .filter(({ type }) => type === "JSXExpressionContainer")
          .flatMap((child) => literalsOf(child));
      default:
        return [];
    }
  }

  /** The literals that an expression may come to. */
  function literalsOf(expression: unknown, followed: readonly unknown[] = []): string[] {
    if (Array.isArray(expression)) {
      return expression.flatMap((each) => literalsOf(each, followed));
    }
    if (!isObject(expression) || followed.includes(expression)) {
      return [];
    }
    const literal = literalProperty[expression.type ?? ""];
    return literal
      ? [String(expression[literal])]
      : literalsOf(waysOf(expression), [...followed, expression]);
  }

  function waysOf(expression: Node): unknown[] {
    const { type = "Element", operator } = expression;
    if (type === "Identifier") {
      return constants.get(nameOf(expression) ?? "") ?? [];
    }
    if (type === "CallExpression") {
      return functionsIn(expression.arguments);
    }
    const kind = type === "BinaryExpression" ? String(operator) : type;
    return isUnread(expression.key) ? [] : (outcomes[kind] ?? []).map((name) => expression[name]);
  }
}

const literalProperty: Record<string, string> = { StringLiteral: "value", TemplateElement: "raw" };

/** The parts of an expression that it may come to; of a comparison none. */
const outcomes: Record<string, string[]> = {
  JSXExpressionContainer: ["expression"],
  ParenthesisExpression: ["expression"],
  TsAsExpression: ["expression"],
  TsConstAssertion: ["expression"],
  TsSatisfiesExpression: ["expression"],
  TsNonNullExpression: ["expression"],
  ConditionalExpression: ["consequent", "alternate"],
  TemplateLiteral: ["quasis", "expressions"],
  ArrayExpression: ["elements"],
  Element: ["expression"],
  ObjectExpression: ["properties"],
  KeyValueProperty: ["value"],
  SpreadElement: ["arguments"],
  MemberExpression: ["object"],
  ArrowFunctionExpression: ["body"],
  FunctionExpression: ["body"],
  FunctionBody: ["stmts"],
  BlockStatement: ["stmts"],
  ReturnStatement: ["argument"],
  IfStatement: ["consequent", "alternate"],
  "+": ["left", "right"],
  "&&": ["right"],
  "||": ["left", "right"],
  "??": ["left", "right"],
};

/** An attribute that is not known to be shown is so when its value begins as a sentence does. */
function textsNamed(name: unknown, literals: string[]): string[] {
  if (isRead(name)) {
    return literals;
  }
  return isUnread(name) ? [] : literals.filter((literal) => /^\p{Lu}\p{Ll}/u.test(literal));
}

/** Of a call's arguments those that it may call for what it answers, as `map` does. */
function functionsIn(parts: unknown): Node[] {
  return (parts as { expression: Node }[])
    .map(({ expression }) => expression)
    .filter(({ type }) => type === "ArrowFunctionExpression" || type === "FunctionExpression");
}

/** What each name of a module was declared as, wherever that was. */
function constantsOf(part: unknown, found = new Map<string, unknown[]>()): Map<string, unknown[]> {
  if (Array.isArray(part)) {
    for (const each of part) {
      constantsOf(each, found);
    }
  } else if (isObject(part)) {
    const name = part.type === "VariableDeclarator" ? nameOf(part.id) : undefined;
    if (name) {
      found.set(name, [...(found.get(name) ?? []), part.init]);
    }
    constantsOf(Object.values(part), found);
  }
  return found;
}

function isRead(name: unknown): boolean {
  return readNames.has(nameOf(name) ?? "");
}

function isUnread(name: unknown): boolean {
  return unreadNames.has(nameOf(name) ?? "");
}

function nameOf(name: unknown): string | undefined {
  return isObject(name) && typeof name.value === "string" ? name.value : undefined;
}

function isObject(part: unknown): part is Node {
  return typeof part === "object" && part !== null;
}
