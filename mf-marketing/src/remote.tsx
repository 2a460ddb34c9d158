import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import { exampleIds, isTranslated } from '@shortlist/documents/samples/examples/ids';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { slugs } from './articles/slugs';
import { loadArticleWords, loadBlogWords } from './articles/load-words';
import { loadWords as loadAboutWords } from './features/about/words';
import { loadWords as loadExampleWords } from './features/examples/words';
import { loadWords as loadLandingWords } from './features/landing/words';
import { loadLegal } from './features/legal/texts';
import { loadWords as loadNewsletterWords } from './features/newsletter/words';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: remoteContractVersion,
  area: 'marketing',
  routes: [
    {
      path: '',
      title: 'title',
      description: 'description',
      load: () => import('./routes/home'),
      messages: loadMessages,
    },
    {
      path: 'landing',
      title: 'landing.title',
      description: 'landing.description',
      load: () => import('./routes/landing'),
      messages: loadLandingWords,
    },
    {
      path: 'upgrade',
      title: 'upgrade.title',
      description: 'upgrade.description',
      load: () => import('./routes/upgrade'),
      messages: loadMessages,
    },
    {
      path: 'success',
      title: 'success.title',
      load: () => import('./routes/success'),
      messages: loadMessages,
    },
    {
      path: 'blog',
      title: 'blog.title',
      description: 'blog.description',
      load: () => import('./routes/blog'),
      messages: loadBlogWords,
    },
    ...slugs.map((slug) => ({
      path: `blog/${slug}`,
      title: `articles.${slug}.title`,
      description: `articles.${slug}.description`,
      load: async () => (await import('./routes/article')).loadArticle(slug),
      messages: loadArticleWords,
      textLanguage: 'en' as const,
    })),
    {
      path: 'resume-examples',
      title: 'examples.title',
      description: 'examples.description',
      load: () => import('./routes/resume-examples'),
      messages: loadExampleWords,
    },
    ...exampleIds.map((id) => ({
      path: `resume-examples/${id}`,
      title: `examples.people.${id}.pageTitle`,
      description: `examples.people.${id}.pageText`,
      load: async () => (await import('./routes/resume-example')).exampleScreen(id),
      messages: loadExampleWords,
      textLanguage: isTranslated(id) ? undefined : ('en' as const),
    })),
    {
      path: 'about',
      title: 'about.title',
      description: 'about.description',
      load: () => import('./routes/about'),
      messages: loadAboutWords,
    },
    {
      path: 'privacy',
      title: 'legal.privacy.title',
      description: 'legal.privacy.description',
      load: () => import('./routes/privacy'),
      messages: loadLegal('privacy'),
    },
    {
      path: 'terms',
      title: 'legal.terms.title',
      description: 'legal.terms.description',
      load: () => import('./routes/terms'),
      messages: loadLegal('terms'),
    },
    {
      path: 'newsletter',
      title: 'newsletter.title',
      load: () => import('./routes/newsletter'),
      messages: loadNewsletterWords,
    },
  ],
};

export default remote;
