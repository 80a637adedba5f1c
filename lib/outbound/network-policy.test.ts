import { expect, test } from "vitest";
import { isPublicAddress } from "./network-policy";

const addressesIn = (text: string) => text.trim().split(/\s+/);

test.each(
  addressesIn("8.8.8.8 93.184.215.14 2a00:1450:4001:82b::200e ::ffff:8.8.8.8 64:ff9b::8.8.8.8"),
)("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(
  addressesIn(`
    0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1
    192.0.2.1 192.168.1.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::10.0.0.1 ::808:808
    ::ffff:10.0.0.1 ::ffff:7f00:1 ::ffff:0:10.0.0.1 64:ff9b::10.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 2001::1
    2001:db8::1 2002:7f00:1:: 3fff::1 4000::1 fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1`),
)("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["", ...addressesIn("localhost 010.0.0.1 0x7f.1 2130706433 8.8.8.8:443 [::1]")])(
  "%j is no address",
  (text) => {
    expect(isPublicAddress(text)).toBe(false);
  },
);
