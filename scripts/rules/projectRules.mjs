/** The project's own lint rules, as a plugin. Each has a planted violation in tests/architecture. */

import { standardNames } from "./standardNames.mjs"

/** Returns a rule that reports every node matching a selector, with the selector's message. */
const banned = (sentences) => ({
  meta: { type: "problem", schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(sentences).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
})

/** Modules of effect whose exports are tagged stable, except for a few exports that we do not use. */
const STABLE_EFFECT = new RegExp(
  "^effect/(" +
    "Array|Brand|Cache|Cause|Chunk|Clock|Config|Context|Data|DateTime|Deferred|Duration|Effect|Encoding|" +
    "Equal|Exit|Fiber|Function|HashMap|HashSet|Iterable|Layer|Latch|Logger|ManagedRuntime|Match|Number|" +
    "Option|Order|Predicate|PubSub|Queue|Random|Record|Redacted|Ref|References|Result|Schedule|Schema|" +
    "SchemaGetter|SchemaIssue|SchemaTransformation|Scope|Semaphore|Stream|String|Struct|SubscriptionRef|" +
    "Tracer|Types" +
    ")$",
)

const fileNames = {
  meta: { type: "problem", schema: [] },
  create: (context) => ({
    Program: (node) => {
      const name = context.filename.split(/[\\/]/).at(-1) ?? ""
      if (/^index\.[cm]?[jt]sx?$/.test(name))
        context.report({ node, message: "No index files: import the defining module." })
      if (/^(utils?|helpers?|common|misc|lib)\./i.test(name))
        context.report({ node, message: "Name the file after its function." })
    },
  }),
}

const explainedAssertion = {
  meta: { type: "problem", schema: [] },
  create: (context) => ({
    "TSAsExpression:not([typeAnnotation.typeName.name='const'])": (node) => {
      const lines = [node.loc.start.line - 1, node.loc.start.line, node.loc.end.line]
      const explained = context.sourceCode.getAllComments().some((comment) => lines.includes(comment.loc.end.line))
      if (!explained)
        context.report({ node, message: "A type assertion in a wire file needs a comment with its reason." })
    },
  }),
}

const SILENT_CATCH_MESSAGE = "Handle the failure, or give the reason for ignoring it in a comment."

/** A failure may be ignored only with a comment that gives the reason; in an Effect program never. */
const noSilentCatch = {
  meta: { type: "problem", schema: [] },
  create: (context) => {
    const explained = (node) =>
      context.sourceCode
        .getAllComments()
        .some(
          (comment) => comment.loc.end.line >= node.loc.start.line - 1 && comment.loc.start.line <= node.loc.end.line,
        )
    const report = (node) => context.report({ node, message: SILENT_CATCH_MESSAGE })
    const isEmptyBody = (body) =>
      body.type === "BlockStatement"
        ? body.body.length === 0
        : body.name === "undefined" || body.raw === "null" || body.operator === "void"
    const isDiscarded = ({ parent }) =>
      parent.type === "ExpressionStatement" ||
      (parent.type === "UnaryExpression" && parent.operator === "void") ||
      (parent.type === "AwaitExpression" && isDiscarded(parent))
    return {
      CatchClause: (node) => {
        if (node.body.body.length === 0 && !explained(node.body)) report(node)
      },
      "CallExpression[callee.property.name='catch']": (node) => {
        const [handler] = node.arguments
        if (
          handler?.body === undefined ||
          node.callee.object.name === "Effect" ||
          !isEmptyBody(handler.body) ||
          explained(node)
        )
          return
        if (handler.body.type === "BlockStatement" || isDiscarded(node)) report(node)
      },
      "MemberExpression[object.name='Effect'][property.name=/^(ignore|ignoreCause)$/]": report,
      ["CallExpression[callee.object.name='Effect'][callee.property.name=/^catch/] > " +
      "ArrowFunctionExpression > MemberExpression.body[object.name='Effect'][property.name='void']"]: report,
    }
  },
}

const URL_PATHNAME_MESSAGE =
  "The pathname of a file URL is not a path: it encodes a space as %20. Use fileURLToPath from node:url."

/** Paths of files come from `fileURLToPath`: `pathname` breaks in a folder with a space or an accent (F199). */
const noUrlAsPath = {
  meta: { type: "problem", schema: [] },
  create: (context) => {
    const isImportMetaUrl = (node) =>
      node.type === "MemberExpression" && node.object.type === "MetaProperty" && node.property.name === "url"
    const variableOf = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope !== null; scope = scope.upper) {
        const variable = scope.set.get(node.name)
        if (variable !== undefined) return variable
      }
      return undefined
    }
    const isFile = (node) => {
      if (node.type === "Identifier")
        return (
          variableOf(node)?.defs.some(({ node: definition }) => definition.init != null && isFile(definition.init)) ??
          false
        )
      return (
        isImportMetaUrl(node) ||
        (node.type === "NewExpression" && node.callee.name === "URL" && node.arguments.some(isFile))
      )
    }
    const report = (node) => context.report({ node, message: URL_PATHNAME_MESSAGE })
    return {
      "MemberExpression[property.name='pathname']": (node) => {
        if (isFile(node.object)) report(node)
      },
      "VariableDeclarator[id.type='ObjectPattern']": (node) => {
        if (node.init !== null && isFile(node.init) && node.id.properties.some(({ key }) => key?.name === "pathname"))
          report(node)
      },
      ["CallExpression[callee.object.type='MemberExpression']" +
      "[callee.property.name=/^(?:replace|replaceAll|slice|substring)$/]"]: (node) => {
        if (isImportMetaUrl(node.callee.object)) report(node)
      },
    }
  },
}

export default {
  meta: { name: "selvedge" },
  rules: {
    "file-names": fileNames,
    "explained-assertion": explainedAssertion,
    "no-url-as-path": noUrlAsPath,
    "standard-names": standardNames,
    "no-assertion": banned({
      "TSAsExpression:not([typeAnnotation.typeName.name='const'])": "No assertion: decode, narrow, or annotate.",
      TSTypeAssertion: "No assertion: decode, narrow, or annotate.",
    }),
    "no-effect-run": banned({
      "MemberExpression[object.name='Effect'][property.name=/^run/]": "Programs are run at the edge only.",
      "ImportSpecifier[imported.name=/^run(Promise|Sync|Fork|Callback)/]": "Programs are run at the edge only.",
    }),
    "no-machine-clock": banned({
      "MemberExpression[object.name='Date'][property.name='now']": "Use effect's Clock.",
      "NewExpression[callee.name='Date']": "Use effect's Clock or DateTime.",
    }),
    "no-fetch": banned({
      "CallExpression[callee.name='fetch']": "Only adapters/backend/http calls the backend.",
      "CallExpression[callee.object.name=/^(globalThis|window|self)$/][callee.property.name='fetch']":
        "Only adapters/backend/http calls the backend.",
      "NewExpression[callee.name='XMLHttpRequest']": "Only adapters/backend/http calls the backend.",
    }),
    "no-effect-in-components": banned({
      "ImportDeclaration[source.value=/^effect(\\u002F|$)/]": "Components call ShopCommands and do not import Effect.",
      "ImportExpression[source.value=/^effect(\\u002F|$)/]": "Components call ShopCommands and do not import Effect.",
    }),
    "stable-effect": {
      meta: { type: "problem", schema: [] },
      create: (context) => ({
        ImportDeclaration: (node) => {
          const from = node.source.value
          if (/^effect(\/|$)/.test(from) && !STABLE_EFFECT.test(from))
            context.report({
              node,
              message:
                `${from} is not a listed stable module of effect (the package itself is ` + "imported by module).",
            })
        },
      }),
    },
    "no-silent-catch": noSilentCatch,
    "no-try-in-program": banned({
      ":function[generator=true][async=false] TryStatement[handler]":
        "A program handles failures with combinators: Effect.catch, catchTag, catchReason.",
    }),
    "named-program": banned({
      "CallExpression[callee.object.name='Effect'][callee.property.name='fn'] > :not(Literal).arguments:first-child":
        "Effect.fn takes its span's name: feature.verb.",
      ["CallExpression[callee.object.name='Effect'][callee.property.name='fn'] > " +
      "Literal.arguments:first-child:not([value=/^[a-z]+[.][a-zA-Z]+$/])"]: "A span is named feature.verb.",
    }),
    "no-idle-tests": banned({
      "MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|skipIf|runIf|fails)$/]":
        "Every test runs, every time.",
    }),
  },
}
