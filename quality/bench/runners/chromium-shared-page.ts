import { serveRunner } from '../comparison/runner';
import { createSharedPageWorkload, chromiumMeter } from '../competitors/chromium';

void serveRunner(createSharedPageWorkload, chromiumMeter);
