// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation

// The keys and values of queries, with the texts that Apple's have: what was written by one name is found by the other.

// MARK: - Classes of items

/// What an item is: one of the five classes.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password, told from others by its account and service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate. None can be stored here.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key. None can be stored here.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A key with its certificate. None can be stored here.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: - Attributes of all passwords

/// When the item can be read, and what it takes: a `SecAccessControl`.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// When an item can be read. Kept: the device is never locked.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// Which apps share an item. Defaults to the app's own group; nothing is shared here.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item goes to a person's other devices. Defaults to `false`; it stays here whatever it says.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// In a query: items that go to other devices and items that do not.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// When an item was added: a `Date`.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// When an item was last changed: a `Date`.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// What kind of item this is, for people.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// A comment, for people.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// Who made an item: a number of four letters.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// An item's type: a number of four letters.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// An item's name, for people.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// Whether an item is hidden from people.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is to be no password.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The account's name.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"

// MARK: - Attributes of generic passwords

/// The service's name.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// Anything of the app's: data.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"

// MARK: - Attributes of internet passwords

/// The domain.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server's name or address.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The protocol: one of the values below.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// How one signs in: one of the values below.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The port: a number.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The path in the address.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"

// MARK: - When an item can be read

/// While the device is unlocked; what items are that do not say.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// From the first time on that the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked and has a passcode.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, and on no other.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// From the first unlocking on, and on no other device.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, and on no other device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: - Protocols

/// FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp "
/// FTP, an account.
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// IRC.
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "nntp"
/// POP3.
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3"
/// SMTP.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "sox "
/// IMAP.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap"
/// LDAP.
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap"
/// AFP over AppleTalk.
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP over TCP.
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln"
/// SSH.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh "
/// FTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps"
/// HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// An HTTP proxy.
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// An HTTPS proxy.
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// An FTP proxy.
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = "rtsp"
/// An RTSP proxy.
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = "daap"
/// Remote Apple events.
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over TLS.
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over TLS.
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "pops"

// MARK: - Ways to sign in

/// Windows NT LAN Manager.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Microsoft Network.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Distributed password.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Remote password.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// HTTP's basic way.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTP's way with digests.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form in a page.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The usual way.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"

// MARK: - How many

/// How many items are asked for: a number or one of the two values. Defaults to one.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One item, which is the answer itself.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, which come as an array.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"

// MARK: - What the answer is

/// Whether the answer has the password: `Data`.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// Whether the answer has the attributes: a dictionary.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the answer has a reference; passwords have none, so this is `errSecUnimplemented`.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// The object itself: a `SecKey`.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// Whether the answer has data by which the item can be found again.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: - Values

/// The password: `Data`.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// What `kSecReturnPersistentRef` answered, to find the item by.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: - How people are asked: nobody is, here

/// What people are told when they are asked.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether people may be asked: one of the three values.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// People may be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// What people would have to be asked for fails.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// What people would have to be asked for is left out.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// A context in which people were asked already.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// On a Mac, the keychain that iOS has; on iOS it changes nothing.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Whether asking people is forbidden, in the form before iOS 9.
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Items to be looked at in place of the keychain's, which is of a Mac.
public nonisolated(unsafe) let kSecUseItemList: CFString = "u_ItemList"
/// Which identities, certificates or keys are meant.
public nonisolated(unsafe) let kSecMatchItemList: CFString = "m_ItemList"
/// Names of who issued certificates.
public nonisolated(unsafe) let kSecMatchIssuers: CFString = "m_Issuers"
/// The moment at which certificates have to be valid.
public nonisolated(unsafe) let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// Whether only certificates are meant whose issuers are trusted.
public nonisolated(unsafe) let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// Whether case is ignored.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The rules that certificates have to keep to.
public nonisolated(unsafe) let kSecMatchPolicy: CFString = "m_Policy"
