// A splitter for the migrations' check and runner, not a parser.

export type Statement = {
  // Without comments and dollar-quoted bodies; strings are empty.
  text: string;
  // Dollar-quoted bodies of functions and DO.
  bodies: string[];
  comments: string[];
};

const token =
  /--(?<line>[^\n]*)|\/\*(?<block>[\s\S]*?)\*\/|(?<dollar>\$(?<tag>\w*)\$)(?<body>[\s\S]*?)\$\k<tag>\$|'(?:[^']|'')*'|;|[^'$;/-]+|[\s\S]/g;

export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let open = emptyStatement();
  for (const { 0: found, groups = {} } of sql.matchAll(token)) {
    if (found === ";") {
      statements.push(open);
      open = emptyStatement();
    } else {
      take(open, found, groups);
    }
  }
  return [...statements, open].map(tidy).filter(({ text }) => text !== "");
}

function emptyStatement(): Statement {
  return { text: "", bodies: [], comments: [] };
}

function take(open: Statement, found: string, groups: Record<string, string | undefined>): void {
  const comment = groups.line ?? groups.block;
  if (comment !== undefined) {
    open.comments.push(comment.trim());
    open.text += " ";
  } else if (groups.body !== undefined) {
    open.bodies.push(groups.body);
    open.text += "$$";
  } else {
    open.text += found.startsWith("'") ? "''" : found;
  }
}

function tidy({ text, bodies, comments }: Statement): Statement {
  return { text: text.replace(/\s+/g, " ").trim(), bodies, comments };
}
