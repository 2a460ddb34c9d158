import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: remoteContractVersion,
  area: 'support',
  routes: [
    {
      path: 'contact',
      title: 'title',
      description: 'description',
      load: () => import('./routes/contact'),
      messages: loadMessages,
    },
    {
      path: 'help',
      title: 'help.title',
      description: 'help.description',
      load: () => import('./routes/help'),
      messages: loadMessages,
    },
  ],
  widgets: [{ load: () => import('./features/chat/chat-widget'), messages: loadMessages }],
};

export default remote;
