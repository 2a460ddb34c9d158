import 'reflect-metadata';
import { exampleSchema } from '@shortlist/contracts/builder/example';
import { templateSchema } from '@shortlist/contracts/builder/template';
import { languages } from '@shortlist/contracts/platform/languages';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { faqSchema, helpArticleListSchema } from '@shortlist/contracts/support/help';
import { exampleIds } from '@shortlist/documents/samples/examples/ids';
import { listTemplates } from '@shortlist/documents/templates/list-templates';
import { getExample } from './builder/examples.controller';
import { Config, loadEnvFile } from './platform/config/config';
import { toPublicConfig } from './platform/config/public-config.controller';
import { OperatorError } from './platform/operator-error';
import { ArticlesService } from './support/answers/articles.service';
import { toFaqResponse } from './support/help/help.controller';

/**
 * `node backend/dist/page-data.js` prints the data for the public pages: `publicUrl`, and the public API responses for
 * each language, by path. Needs no secrets and no database.
 */
async function collectPageData() {
  loadEnvFile('.env');
  const { NODE_ENV, ...variables } = process.env;
  const config = new Config({ ...variables, SESSION_SECRET: 'unused: this command signs nothing' });
  const articles = new ArticlesService(config);
  const payments = config.paymentMode === 'stripe' || NODE_ENV !== 'production';
  const collectResponses = async (language: (typeof languages)[number]['code']) => ({
    '/api/config': publicConfigSchema.parse({ ...toPublicConfig(config), payments }),
    '/api/templates': templateSchema.array().parse(listTemplates(language)),
    '/api/help/faq': faqSchema.parse(toFaqResponse(await articles.listFaq(language))),
    '/api/help/articles': helpArticleListSchema.parse(await articles.list(language)),
    ...Object.fromEntries(
      await Promise.all(
        exampleIds.map(
          async (id) => [`/api/examples/${id}`, exampleSchema.parse(await getExample(id, language))] as const,
        ),
      ),
    ),
  });
  const entries = languages.map(async ({ code }) => [code, await collectResponses(code)] as const);
  return { publicUrl: config.publicUrl, answers: Object.fromEntries(await Promise.all(entries)) };
}

collectPageData().then(
  (data) => console.log(JSON.stringify(data)),
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  },
);
