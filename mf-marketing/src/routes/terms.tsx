import { LegalScreen } from '../features/legal/legal-screen';

/** /terms. */
export default function Terms() {
  return <LegalScreen page="terms" />;
}
