import { LegalScreen } from '../features/legal/legal-screen';

/** /privacy. */
export default function Privacy() {
  return <LegalScreen page="privacy" />;
}
