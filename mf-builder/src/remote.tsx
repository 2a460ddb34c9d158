import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: 1,
  area: 'builder',
  routes: [
    {
      path: 'templates',
      title: 'title',
      load: () => import('./routes/templates'),
      messages: loadMessages,
    },
  ],
};

export default remote;
