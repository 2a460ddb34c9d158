// JSON, because release scripts read it with plain Node.
import contract from './remote-contract.json';

/** Version of the contract between the shell and a remote. The shell rejects remotes with another version. */
export const remoteContractVersion = contract.version;
