// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation

// What is said of keys, with the texts that Apple's have.

/// The kind of a key: one of the three below.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "73"
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The size of a key in bits: a number.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The same, of what counts.
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Which half of a pair a key is: one of the values below.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
/// The app's name for a key: data.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// The digest of a pair's public half.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a key that is made is put into the keychain.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// What is said of the private half alone.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
/// What is said of the public half alone.
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"
/// The chip that is to hold a key. There is none here: keys are held in memory.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
public nonisolated(unsafe) let kSecAttrCanEncrypt: CFString = "encr"
public nonisolated(unsafe) let kSecAttrCanDecrypt: CFString = "decr"
public nonisolated(unsafe) let kSecAttrCanDerive: CFString = "drve"
public nonisolated(unsafe) let kSecAttrCanSign: CFString = "sign"
public nonisolated(unsafe) let kSecAttrCanVerify: CFString = "vrfy"
public nonisolated(unsafe) let kSecAttrCanWrap: CFString = "wrap"
public nonisolated(unsafe) let kSecAttrCanUnwrap: CFString = "unwp"
