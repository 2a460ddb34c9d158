import { LegalScreen } from '../features/legal/legal-screen';

export default function Terms() {
  return <LegalScreen page="terms" />;
}
