import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: 1,
  area: 'support',
  routes: [
    {
      path: 'contact',
      title: 'title',
      load: () => import('./routes/contact'),
      messages: loadMessages,
    },
  ],
};

export default remote;
