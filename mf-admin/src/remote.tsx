import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: 1,
  area: 'admin',
  routes: [
    {
      path: 'cost-protection',
      title: 'title',
      load: () => import('./routes/cost-protection'),
      messages: loadMessages,
    },
  ],
};

export default remote;
