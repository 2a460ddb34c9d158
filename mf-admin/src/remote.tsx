import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: remoteContractVersion,
  area: 'admin',
  routes: [
    {
      path: 'ai-staff',
      title: 'tasks.title',
      load: () => import('./routes/ai-staff'),
      messages: loadMessages,
    },
    {
      path: 'ai-reports',
      title: 'reports.title',
      load: () => import('./routes/ai-reports'),
      messages: loadMessages,
    },
    {
      path: 'cost-protection',
      title: 'title',
      load: () => import('./routes/cost-protection'),
      messages: loadMessages,
    },
    {
      path: 'inbox',
      title: 'inbox.title',
      load: () => import('./routes/inbox'),
      messages: loadMessages,
    },
  ],
};

export default remote;
