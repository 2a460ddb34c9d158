import { serveRunner } from '../comparison/runner';
import { createIsolatedPageWorkload, chromiumMeter } from '../competitors/chromium';

void serveRunner(createIsolatedPageWorkload, chromiumMeter);
