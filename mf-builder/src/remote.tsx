import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: remoteContractVersion,
  area: 'builder',
  routes: [
    {
      path: 'cover-letter/:id?',
      title: 'letter.title',
      load: () => import('./routes/cover-letter'),
      messages: loadMessages,
    },
    {
      path: 'dashboard',
      title: 'dashboard.title',
      load: () => import('./routes/dashboard'),
      messages: loadMessages,
    },
    // Must come before the route with an id, because the first match wins.
    {
      path: 'resume-builder/import',
      title: 'import.title',
      load: () => import('./routes/import-resume'),
      messages: loadMessages,
    },
    {
      path: 'resume-builder/:id?',
      title: 'builder.title',
      load: () => import('./routes/resume-builder'),
      messages: loadMessages,
    },
    {
      path: 'templates',
      title: 'title',
      description: 'description',
      load: () => import('./routes/templates'),
      messages: loadMessages,
    },
  ],
};

export default remote;
