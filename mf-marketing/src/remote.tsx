import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: 1,
  area: 'marketing',
  routes: [
    {
      path: '',
      title: 'title',
      load: () => import('./routes/home'),
      messages: loadMessages,
    },
    {
      path: 'upgrade',
      title: 'upgrade.title',
      load: () => import('./routes/upgrade'),
      messages: loadMessages,
    },
    {
      path: 'success',
      title: 'success.title',
      load: () => import('./routes/success'),
      messages: loadMessages,
    },
  ],
};

export default remote;
