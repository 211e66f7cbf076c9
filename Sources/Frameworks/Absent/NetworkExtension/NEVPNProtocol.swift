// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a private network is reached.
open class NEVPNProtocol: NSObject, NSCopying, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var identityReference: Data?
  open var identityData: Data?
  open var identityDataPassword: String?
  open var disconnectOnSleep = false
  open var proxySettings: NEProxySettings?
  open var includeAllNetworks = false
  open var excludeLocalNetworks = true
  open var excludeCellularServices = true
  open var excludeAPNs = true
  open var excludeDeviceCommunication = true
  open var enforceRoutes = false
  open var sliceUUID: String?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(copying: self)
    return copy
  }

  /// What a copy takes over; subclasses add their own.
  required public init(copying other: NEVPNProtocol) {
    (serverAddress, username, passwordReference) = (other.serverAddress, other.username, other.passwordReference)
    (identityReference, identityData) = (other.identityReference, other.identityData)
    identityDataPassword = other.identityDataPassword
    (disconnectOnSleep, proxySettings) = (other.disconnectOnSleep, other.proxySettings)
    (includeAllNetworks, excludeLocalNetworks) = (other.includeAllNetworks, other.excludeLocalNetworks)
    (excludeCellularServices, excludeAPNs) = (other.excludeCellularServices, other.excludeAPNs)
    (excludeDeviceCommunication, enforceRoutes) = (other.excludeDeviceCommunication, other.enforceRoutes)
    sliceUUID = other.sliceUUID
    super.init()
  }
}

/// A private network that an app brings itself.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?

  public override init() { super.init() }

  required public init(copying other: NEVPNProtocol) {
    if let other = other as? NETunnelProviderProtocol {
      (providerConfiguration, providerBundleIdentifier) = (other.providerConfiguration, other.providerBundleIdentifier)
    }
    super.init(copying: other)
  }
}

public enum NEVPNIKEAuthenticationMethod: Int, Sendable {
  case none = 0
  case certificate = 1
  case sharedSecret = 2
}

open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
  open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
  open var useExtendedAuthentication = false
  open var sharedSecretReference: Data?
  open var localIdentifier: String?
  open var remoteIdentifier: String?

  public override init() { super.init() }

  required public init(copying other: NEVPNProtocol) {
    if let other = other as? NEVPNProtocolIPSec {
      (authenticationMethod, useExtendedAuthentication) = (other.authenticationMethod, other.useExtendedAuthentication)
      sharedSecretReference = other.sharedSecretReference
      (localIdentifier, remoteIdentifier) = (other.localIdentifier, other.remoteIdentifier)
    }
    super.init(copying: other)
  }
}

public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
  case algorithmDES = 1
  case algorithm3DES = 2
  case algorithmAES128 = 3
  case algorithmAES256 = 4
  case algorithmAES128GCM = 5
  case algorithmAES256GCM = 6
  case algorithmChaCha20Poly1305 = 7
}

public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
  case SHA96 = 1
  case SHA160 = 2
  case SHA256 = 3
  case SHA384 = 4
  case SHA512 = 5
}

public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable {
  case none = 0
  case low = 1
  case medium = 2
  case high = 3
}

public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
  case groupInvalid = 0
  case group1 = 1
  case group2 = 2
  case group5 = 5
  case group14 = 14
  case group15 = 15
  case group16 = 16
  case group17 = 17
  case group18 = 18
  case group19 = 19
  case group20 = 20
  case group21 = 21
  case group31 = 31
  case group32 = 32
}

public enum NEVPNIKEv2CertificateType: Int, Sendable {
  case RSA = 1
  case ECDSA256 = 2
  case ECDSA384 = 3
  case ECDSA521 = 4
  case ed25519 = 5
  case RSAPSS = 6
}

open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
  open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
  open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
  open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
  /// In minutes.
  open var lifetimeMinutes: Int32 = 60
  public override init() { super.init() }
}

open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
  open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
  open var serverCertificateIssuerCommonName: String?
  open var serverCertificateCommonName: String?
  open var certificateType = NEVPNIKEv2CertificateType.RSA
  open var useConfigurationAttributeInternalIPSubnet = false
  open private(set) var ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  open private(set) var childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  open var disableMOBIKE = false
  open var disableRedirect = false
  open var enablePFS = false
  open var enableRevocationCheck = false
  open var strictRevocationCheck = false
  open var mtu = 1280

  public override init() { super.init() }

  required public init(copying other: NEVPNProtocol) {
    super.init(copying: other)
    guard let other = other as? NEVPNProtocolIKEv2 else { return }
    deadPeerDetectionRate = other.deadPeerDetectionRate
    serverCertificateIssuerCommonName = other.serverCertificateIssuerCommonName
    serverCertificateCommonName = other.serverCertificateCommonName
    certificateType = other.certificateType
    useConfigurationAttributeInternalIPSubnet = other.useConfigurationAttributeInternalIPSubnet
    for (mine, its) in [
      (ikeSecurityAssociationParameters, other.ikeSecurityAssociationParameters),
      (childSecurityAssociationParameters, other.childSecurityAssociationParameters),
    ] {
      (mine.encryptionAlgorithm, mine.integrityAlgorithm) = (its.encryptionAlgorithm, its.integrityAlgorithm)
      (mine.diffieHellmanGroup, mine.lifetimeMinutes) = (its.diffieHellmanGroup, its.lifetimeMinutes)
    }
    (disableMOBIKE, disableRedirect, enablePFS) = (other.disableMOBIKE, other.disableRedirect, other.enablePFS)
    (enableRevocationCheck, strictRevocationCheck) = (other.enableRevocationCheck, other.strictRevocationCheck)
    mtu = other.mtu
  }
}

/// What leads to other networks.
open class NEProxyServer: NSObject, @unchecked Sendable {
  open private(set) var address: String
  open private(set) var port: Int
  open var authenticationRequired = false
  open var username: String?
  open var password: String?
  public init(address: String, port: Int) {
    (self.address, self.port) = (address, port)
    super.init()
  }
}

open class NEProxySettings: NSObject, @unchecked Sendable {
  open var autoProxyConfigurationEnabled = false
  open var proxyAutoConfigurationURL: URL?
  open var proxyAutoConfigurationJavaScript: String?
  open var httpEnabled = false
  open var httpServer: NEProxyServer?
  open var httpsEnabled = false
  open var httpsServer: NEProxyServer?
  open var excludeSimpleHostnames = false
  open var exceptionList: [String]?
  open var matchDomains: [String]?
  public override init() { super.init() }
}
