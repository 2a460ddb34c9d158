import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import { exampleIds, isTranslated } from '@shortlist/documents/samples/examples/ids';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { articleSlugs } from './articles/article-slugs';
import { loadArticleRouteMessages, loadBlogRouteMessages } from './articles/load-route-messages';
import { loadAboutMessages } from './features/about/messages';
import { loadExampleMessages } from './features/examples/messages';
import { loadLandingMessages } from './features/landing/messages';
import { createLegalMessagesLoader } from './features/legal/legal-sections';
import { loadNewsletterMessages } from './features/newsletter/messages';
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
      messages: loadLandingMessages,
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
      messages: loadBlogRouteMessages,
    },
    ...articleSlugs.map((slug) => ({
      path: `blog/${slug}`,
      title: `articles.${slug}.title`,
      description: `articles.${slug}.description`,
      load: async () => (await import('./routes/article')).loadArticleScreen(slug),
      messages: loadArticleRouteMessages,
      textLanguage: 'en' as const,
    })),
    {
      path: 'resume-examples',
      title: 'examples.title',
      description: 'examples.description',
      load: () => import('./routes/resume-examples'),
      messages: loadExampleMessages,
    },
    ...exampleIds.map((id) => ({
      path: `resume-examples/${id}`,
      title: `examples.people.${id}.pageTitle`,
      description: `examples.people.${id}.pageText`,
      load: async () => (await import('./routes/resume-example')).createExampleScreen(id),
      messages: loadExampleMessages,
      textLanguage: isTranslated(id) ? undefined : ('en' as const),
    })),
    {
      path: 'about',
      title: 'about.title',
      description: 'about.description',
      load: () => import('./routes/about'),
      messages: loadAboutMessages,
    },
    {
      path: 'privacy',
      title: 'legal.privacy.title',
      description: 'legal.privacy.description',
      load: async () => (await import('./routes/legal')).createLegalScreen('privacy'),
      messages: createLegalMessagesLoader('privacy'),
    },
    {
      path: 'terms',
      title: 'legal.terms.title',
      description: 'legal.terms.description',
      load: async () => (await import('./routes/legal')).createLegalScreen('terms'),
      messages: createLegalMessagesLoader('terms'),
    },
    {
      path: 'newsletter',
      title: 'newsletter.title',
      load: () => import('./routes/newsletter'),
      messages: loadNewsletterMessages,
    },
  ],
};

export default remote;
