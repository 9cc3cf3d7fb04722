import { describeSurface } from '@stoet/service-kit/testing';
import { testGateway } from './testing';

const { callerSource: _sessions, configure: _front, ...gateway } = testGateway({});
// Its own routes as the other services are tried: with signed identities instead of sessions.
describeSurface(gateway);
