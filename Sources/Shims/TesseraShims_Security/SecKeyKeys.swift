// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

// What is said of keys, with the texts that Apple's have.

/// The kind of a key: one of the three below.
public let kSecAttrKeyType: CFString = "type"
public let kSecAttrKeyTypeRSA: CFString = "42"
public let kSecAttrKeyTypeEC: CFString = "73"
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The size of a key in bits: a number.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The same, of what counts.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Which half of a pair a key is: one of the values below.
public let kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeyClassPublic: CFString = "0"
public let kSecAttrKeyClassPrivate: CFString = "1"
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The app's name for a key: data.
public let kSecAttrApplicationTag: CFString = "atag"
/// The digest of a pair's public half.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a key that is made is put into the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// What is said of the private half alone.
public let kSecPrivateKeyAttrs: CFString = "private"
/// What is said of the public half alone.
public let kSecPublicKeyAttrs: CFString = "public"
/// The chip that is to hold a key. There is none here: keys are held in memory.
public let kSecAttrTokenID: CFString = "tkid"
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
public let kSecAttrCanEncrypt: CFString = "encr"
public let kSecAttrCanDecrypt: CFString = "decr"
public let kSecAttrCanDerive: CFString = "drve"
public let kSecAttrCanSign: CFString = "sign"
public let kSecAttrCanVerify: CFString = "vrfy"
public let kSecAttrCanWrap: CFString = "wrap"
public let kSecAttrCanUnwrap: CFString = "unwp"
