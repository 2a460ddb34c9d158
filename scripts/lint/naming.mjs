import { basename } from 'node:path';

/** Words that names of files and exports must not contain, each with its replacement. */
export const bannedWords = {
  allowance: 'quota',
  bin: 'trash',
  binned: 'trashed',
  catalogue: 'catalog',
  colour: 'color',
  deed: 'action',
  faces: 'fonts',
  face: 'font, mapper or surface',
  forgery: 'csrf',
  gone: 'deleted or missing',
  kept: 'saved, stored or retained',
  keeps: 'saves, stores or retains',
  mend: 'redact, repair or fix',
  offence: 'violation',
  postman: 'mail transport',
  rival: 'competitor',
  said: 'text, quote or message',
  spoiler: 'failure',
  told: 'notified',
  torture: 'stress',
  tray: 'unplaced lines',
  vacancy: 'job posting',
  visitor: 'guest',
  wish: 'request',
};

const suffixByDecorator = { Controller: '.controller.ts', Entity: '.entity.ts', Module: '.module.ts' };
const suffixByEnding = { Service: '.service.ts', Repository: '.repository.ts' };

const splitWords = (name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase().replace(/(?<=[^s])s$/, ''));
const findBannedWord = (name) =>
  Object.keys(bannedWords).find((word) => splitWords(name).includes(word.replace(/(?<=[^s])s$/, '')));

function listExportedNames({ declaration }) {
  if (!declaration) return [];
  if (declaration.id) return [declaration.id];
  return (declaration.declarations ?? []).map(({ id }) => id).filter(({ type }) => type === 'Identifier');
}

const bannedWordsRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (node, name) => {
      const word = findBannedWord(name);
      if (word) context.report({ node, message: `“${name}” contains “${word}”: use ${bannedWords[word]}` });
    };
    return {
      Program: (node) => report(node, basename(context.filename).replace(/\.\w+$/, '')),
      ExportNamedDeclaration: (node) => listExportedNames(node).forEach((id) => report(id, id.name)),
    };
  },
};

const roleSuffixRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      ClassDeclaration(node) {
        const decorators = node.decorators.map(({ expression }) => (expression.callee ?? expression).name);
        const decorator = decorators.find((name) => name in suffixByDecorator);
        const ending = decorators.includes('Injectable') && /[A-Z][a-z]+$/.exec(node.id?.name ?? '')?.[0];
        // Only guards of routes extend or implement a type.
        const isRouteGuard = ending === 'Guard' && (node.superClass || node.implements.length > 0);
        const suffix = suffixByDecorator[decorator] ?? suffixByEnding[ending] ?? (isRouteGuard && '.guard.ts');
        if (suffix && !context.filename.endsWith(suffix))
          context.report({ node, message: `${node.id?.name} belongs in a file whose name ends with ${suffix}` });
      },
    };
  },
};

/** Matches a clause that stands for a noun, such as "Who has paid". "Whether" and "When" may begin a full sentence. */
const freeRelative = /^[\s*/]*(?:What|Who|Whose|Where|Whoever|Whatever|How|That which)\b(?![^.]*\?)/;

const noFreeRelativeRule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (freeRelative.test(comment.value))
            context.report({
              loc: comment.loc,
              message: 'the comment begins with a clause: begin it with a verb or a noun',
            });
      },
    };
  },
};

export default {
  rules: {
    'banned-words': bannedWordsRule,
    'role-suffix': roleSuffixRule,
    'no-free-relative': noFreeRelativeRule,
  },
};
