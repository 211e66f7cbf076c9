// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation

// What the keychain's functions answer. Apple's header has hundreds; these are those that have to do with passwords.

/// No error.
public var errSecSuccess: OSStatus { 0 }
/// Function or operation not implemented.
public var errSecUnimplemented: OSStatus { -4 }
/// Disk Full error.
public var errSecDiskFull: OSStatus { -34 }
/// I/O error.
public var errSecIO: OSStatus { -36 }
/// File already open with write permission.
public var errSecOpWr: OSStatus { -49 }
/// One or more parameters passed to a function were not valid.
public var errSecParam: OSStatus { -50 }
/// Write permissions error.
public var errSecWrPerm: OSStatus { -61 }
/// Failed to allocate memory.
public var errSecAllocate: OSStatus { -108 }
/// User canceled the operation.
public var errSecUserCanceled: OSStatus { -128 }
/// Bad parameter or invalid state for operation.
public var errSecBadReq: OSStatus { -909 }
/// The certificate has expired.
public var errSecCertificateExpired: OSStatus { -67818 }
/// The certificate is not valid yet.
public var errSecCertificateNotValidYet: OSStatus { -67819 }
/// The certificate was revoked.
public var errSecCertificateRevoked: OSStatus { -67820 }
/// The host name did not match.
public var errSecHostNameMismatch: OSStatus { -67602 }
/// The certificate could not be created.
public var errSecCreateChainFailed: OSStatus { -25318 }
/// An invalid value was detected.
public var errSecInvalidValue: OSStatus { -67612 }
/// The signature is not valid.
public var errSecInvalidSignature: OSStatus { -67688 }
/// An invalid key was encountered.
public var errSecInvalidKeyRef: OSStatus { -67712 }
/// The data is in a format that is not known.
public var errSecUnknownFormat: OSStatus { -25257 }
/// The file needs a password.
public var errSecPassphraseRequired: OSStatus { -25260 }
/// The password has to be confirmed.
public var errSecPkcs12VerifyFailure: OSStatus { -25264 }
/// The certificate cannot be used that way.
public var errSecUnsupportedFormat: OSStatus { -25256 }
/// The device cannot do that with the key.
public var errSecUnsupportedOperation: OSStatus { -67692 }
/// An internal error occurred.
public var errSecInternalError: OSStatus { -67671 }
/// A cryptographic verification failure has occurred.
public var errSecVerifyFailed: OSStatus { -67808 }
/// An internal component failed.
public var errSecInternalComponent: OSStatus { -2070 }
/// No keychain is available. You may need to restart your computer.
public var errSecNotAvailable: OSStatus { -25291 }
/// This keychain cannot be modified.
public var errSecReadOnly: OSStatus { -25292 }
/// The user name or passphrase you entered is not correct.
public var errSecAuthFailed: OSStatus { -25293 }
/// The specified keychain could not be found.
public var errSecNoSuchKeychain: OSStatus { -25294 }
/// The specified keychain is not a valid keychain file.
public var errSecInvalidKeychain: OSStatus { -25295 }
/// The specified item already exists in the keychain.
public var errSecDuplicateItem: OSStatus { -25299 }
/// The specified item could not be found in the keychain.
public var errSecItemNotFound: OSStatus { -25300 }
/// There is not enough memory available to use the specified item.
public var errSecBufferTooSmall: OSStatus { -25301 }
/// This item contains information which is too large or in a format that cannot be displayed.
public var errSecDataTooLarge: OSStatus { -25302 }
/// The specified attribute does not exist.
public var errSecNoSuchAttr: OSStatus { -25303 }
/// The specified item is no longer valid. It may have been deleted from the keychain.
public var errSecInvalidItemRef: OSStatus { -25304 }
/// Unable to search the current keychain.
public var errSecInvalidSearchRef: OSStatus { -25305 }
/// The specified item does not appear to be a valid keychain item.
public var errSecNoSuchClass: OSStatus { -25306 }
/// User interaction is not allowed.
public var errSecInteractionNotAllowed: OSStatus { -25308 }
/// The specified attribute could not be modified.
public var errSecReadOnlyAttr: OSStatus { -25309 }
/// User interaction is required, but is currently not allowed.
public var errSecInteractionRequired: OSStatus { -25315 }
/// The contents of this item cannot be retrieved.
public var errSecDataNotAvailable: OSStatus { -25316 }
/// Unable to decode the provided data.
public var errSecDecode: OSStatus { -26275 }
/// A required entitlement isn't present.
public var errSecMissingEntitlement: OSStatus { -34018 }

/// What a status means, for a developer; `nil` for one that is not known here.
///
/// - Parameter reserved: Nothing.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  messages[status] as NSString?
}

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "Function or operation not implemented.",
  errSecDiskFull: "Disk Full error.",
  errSecIO: "I/O error.",
  errSecOpWr: "File already open with write permission.",
  errSecInvalidValue: "An invalid value was detected.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecWrPerm: "Write permissions error.",
  errSecAllocate: "Failed to allocate memory.",
  errSecUserCanceled: "User canceled the operation.",
  errSecBadReq: "Bad parameter or invalid state for operation.",
  errSecInternalComponent: "An internal component failed.",
  errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
  errSecReadOnly: "This keychain cannot be modified.",
  errSecAuthFailed: "The user name or passphrase you entered is not correct.",
  errSecNoSuchKeychain: "The specified keychain could not be found.",
  errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecBufferTooSmall: "There is not enough memory available to use the specified item.",
  errSecDataTooLarge: "This item contains information which is too large or in a format that cannot be displayed.",
  errSecNoSuchAttr: "The specified attribute does not exist.",
  errSecInvalidItemRef: "The specified item is no longer valid. It may have been deleted from the keychain.",
  errSecInvalidSearchRef: "Unable to search the current keychain.",
  errSecNoSuchClass: "The specified item does not appear to be a valid keychain item.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecReadOnlyAttr: "The specified attribute could not be modified.",
  errSecInteractionRequired: "User interaction is required, but is currently not allowed.",
  errSecDataNotAvailable: "The contents of this item cannot be retrieved.",
  errSecDecode: "Unable to decode the provided data.",
  errSecMissingEntitlement: "A required entitlement isn't present.",
]
