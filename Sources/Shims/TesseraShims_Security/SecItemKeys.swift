// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

// The keys and values of queries, with the texts that Apple's have: what was written by one name is found by the other.

// MARK: - Classes of items

/// What an item is: one of the five classes.
public let kSecClass: CFString = "class"
/// A password, told from others by its account and service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate. None can be stored here.
public let kSecClassCertificate: CFString = "cert"
/// A key. None can be stored here.
public let kSecClassKey: CFString = "keys"
/// A key with its certificate. None can be stored here.
public let kSecClassIdentity: CFString = "idnt"

// MARK: - Attributes of all passwords

/// When the item can be read, and what it takes: a `SecAccessControl`.
public let kSecAttrAccessControl: CFString = "accc"
/// When an item can be read. Kept: the device is never locked.
public let kSecAttrAccessible: CFString = "pdmn"
/// Which apps share an item. Defaults to the app's own group; nothing is shared here.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item goes to a person's other devices. Defaults to `false`; it stays here whatever it says.
public let kSecAttrSynchronizable: CFString = "sync"
/// In a query: items that go to other devices and items that do not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When an item was added: a `Date`.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was last changed: a `Date`.
public let kSecAttrModificationDate: CFString = "mdat"
/// What kind of item this is, for people.
public let kSecAttrDescription: CFString = "desc"
/// A comment, for people.
public let kSecAttrComment: CFString = "icmt"
/// Who made an item: a number of four letters.
public let kSecAttrCreator: CFString = "crtr"
/// An item's type: a number of four letters.
public let kSecAttrType: CFString = "type"
/// An item's name, for people.
public let kSecAttrLabel: CFString = "labl"
/// Whether an item is hidden from people.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is to be no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The account's name.
public let kSecAttrAccount: CFString = "acct"

// MARK: - Attributes of generic passwords

/// The service's name.
public let kSecAttrService: CFString = "svce"
/// Anything of the app's: data.
public let kSecAttrGeneric: CFString = "gena"

// MARK: - Attributes of internet passwords

/// The domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server's name or address.
public let kSecAttrServer: CFString = "srvr"
/// The protocol: one of the values below.
public let kSecAttrProtocol: CFString = "ptcl"
/// How one signs in: one of the values below.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port: a number.
public let kSecAttrPort: CFString = "port"
/// The path in the address.
public let kSecAttrPath: CFString = "path"

// MARK: - When an item can be read

/// While the device is unlocked; what items are that do not say.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// From the first time on that the device is unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, and on no other.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// From the first unlocking on, and on no other device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, and on no other device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: - Protocols

/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// FTP, an account.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// AFP over AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP over TCP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// An HTTP proxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// An HTTPS proxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// An FTP proxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// An RTSP proxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// Remote Apple events.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTP over TLS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAP over TLS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over TLS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC over TLS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over TLS.
public let kSecAttrProtocolPOP3S: CFString = "pops"

// MARK: - Ways to sign in

/// Windows NT LAN Manager.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Microsoft Network.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Distributed password.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Remote password.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// HTTP's basic way.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTP's way with digests.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form in a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The usual way.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"

// MARK: - How many

/// How many items are asked for: a number or one of the two values. Defaults to one.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item, which is the answer itself.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, which come as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

// MARK: - What the answer is

/// Whether the answer has the password: `Data`.
public let kSecReturnData: CFString = "r_Data"
/// Whether the answer has the attributes: a dictionary.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the answer has a reference; passwords have none, so this is `errSecUnimplemented`.
public let kSecReturnRef: CFString = "r_Ref"
/// The object itself: a `SecKey`.
public let kSecValueRef: CFString = "v_Ref"
/// Whether the answer has data by which the item can be found again.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: - Values

/// The password: `Data`.
public let kSecValueData: CFString = "v_Data"
/// What `kSecReturnPersistentRef` answered, to find the item by.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: - How people are asked: nobody is, here

/// What people are told when they are asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether people may be asked: one of the three values.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// People may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// What people would have to be asked for fails.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// What people would have to be asked for is left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// A context in which people were asked already.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// On a Mac, the keychain that iOS has; on iOS it changes nothing.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
