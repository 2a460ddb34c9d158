import { remoteContractVersion } from '@shortlist/contracts/platform/remote-contract';
import type { RemoteModule } from '@shortlist/shared-ui/remote';
import { loadMessages } from './messages';
import './styles.css';

const remote: RemoteModule = {
  contract: remoteContractVersion,
  area: 'generator',
  routes: [
    {
      path: 'autonomous',
      title: 'title',
      description: 'description',
      load: () => import('./routes/autonomous'),
      messages: loadMessages,
    },
  ],
};

export default remote;
