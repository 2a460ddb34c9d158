import { LegalScreen } from '../features/legal/legal-screen';

export default function Privacy() {
  return <LegalScreen page="privacy" />;
}
