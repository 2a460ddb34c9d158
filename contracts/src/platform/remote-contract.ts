// JSON, because releases read it too, with plain Node.
import contract from './remote-contract.json';

/** The version of the agreement between the shell and a remote. A remote of another one is refused by the shell. */
export const remoteContractVersion = contract.version;
