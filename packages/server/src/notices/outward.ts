// Addresses on the public internet, as opposed to this machine and its network. Only these are called on behalf of a guest; the
// resolved address counts, because a name may resolve to anything.
import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inward = new BlockList();
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Ranges of 2000::/3 that are not public; tunnels lead to IPv4 addresses. */
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, bits] of IPV4) inward.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of IPV6) inward.addSubnet(net, bits, 'ipv6');
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');

export function isOutward(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inward.check(address, 'ipv4');
  return version === 6 && internet.check(address, 'ipv6') && !inward.check(address, 'ipv6');
}

/** Resolves a name; fails when one of its addresses is not public. */
const outwardLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null) return done(error, '', 0);
    if (first === undefined || !found.every(({ address }) => isOutward(address)))
      return done(new Error('the name leads to a local address'), '', 0);
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};

/** Connects to public addresses only; redirects are not followed. */
export const outwardAgent = new Agent({ lookup: outwardLookup, maxSockets: 50 });
