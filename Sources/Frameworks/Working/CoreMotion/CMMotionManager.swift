// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Called with a sample, or with the reason why there is none.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Called with a sample, or with the reason why there is none.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

/// Gives an app samples of how the device is held.
///
/// Samples come at the interval that was asked for, counted in the host's clock, once the host has told how the device
/// is turned. Where the host has no motion, nothing is available and starting does nothing.
open class CMMotionManager: NSObject {
  private struct State {
    var deviceMotion = SampleStream<CMDeviceMotion>()
    var accelerometer = SampleStream<CMAccelerometerData>()
    var lastTurn: (turn: CMQuaternion, time: TimeInterval)?
  }

  private var feed = MotionFeed.shared
  /// Apps may start and stop on any thread. Recursive, as a handler's queue may run it at once.
  private let lock = NSRecursiveLock()
  private var state = State()

  public override init() {
    super.init()
    feed.add(self)
  }

  // Not designated: an initialiser that apps cannot see would keep `init()` from their subclasses.
  package convenience init(feed: MotionFeed) {
    self.init()
    self.feed.remove(self)
    self.feed = feed
    feed.add(self)
  }

  // MARK: - Device motion

  open var isDeviceMotionAvailable: Bool { feed.isAvailable }

  open var isDeviceMotionActive: Bool { read { $0.deviceMotion.isActive } }

  /// Seconds between samples; no less than 0.01 is granted, which is also what it starts with.
  open var deviceMotionUpdateInterval: TimeInterval {
    get { read { $0.deviceMotion.interval } }
    set { change { $0.deviceMotion.interval = newValue } }
  }

  /// The newest sample; `nil` before the first.
  open var deviceMotion: CMDeviceMotion? { read { $0.deviceMotion.latest } }

  /// Starts samples for an app that looks at `deviceMotion` when it likes.
  open func startDeviceMotionUpdates() {
    start { $0.deviceMotion.start(on: nil, nil) }
  }

  /// Starts samples that are handed to `handler` on `queue`.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    start { $0.deviceMotion.start(on: queue, handler) }
  }

  /// The frame that attitudes are told in: the one frame that needs no compass.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

  /// The frames that attitudes can be told in.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { .xArbitraryZVertical }

  /// Starts samples in a frame; one that needs a compass, which there is not, gives none, and an error.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    if referenceFrame.isAvailable { startDeviceMotionUpdates() }
  }

  /// Starts samples in a frame; one that needs a compass, which there is not, gives none, and an error.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    guard referenceFrame.isAvailable else {
      nonisolated(unsafe) let handler = handler
      queue.addOperation { handler(nil, CMError.notAvailable) }
      return
    }
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }

  open func stopDeviceMotionUpdates() {
    change { $0.deviceMotion.stop() }
  }

  // MARK: - Accelerometer

  open var isAccelerometerAvailable: Bool { feed.isAvailable }

  open var isAccelerometerActive: Bool { read { $0.accelerometer.isActive } }

  /// Seconds between samples; no less than 0.01 is granted, which is also what it starts with.
  open var accelerometerUpdateInterval: TimeInterval {
    get { read { $0.accelerometer.interval } }
    set { change { $0.accelerometer.interval = newValue } }
  }

  /// The newest sample; `nil` before the first.
  open var accelerometerData: CMAccelerometerData? { read { $0.accelerometer.latest } }

  /// Starts samples for an app that looks at `accelerometerData` when it likes.
  open func startAccelerometerUpdates() {
    start { $0.accelerometer.start(on: nil, nil) }
  }

  /// Starts samples that are handed to `handler` on `queue`.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    start { $0.accelerometer.start(on: queue, handler) }
  }

  open func stopAccelerometerUpdates() {
    change { $0.accelerometer.stop() }
  }

  // MARK: - What no host has

  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isMagnetometerActive: Bool { false }
  // Kept: there are no such samples.
  open var gyroUpdateInterval: TimeInterval = 0.1
  open var magnetometerUpdateInterval: TimeInterval = 0.1
  open var gyroData: CMGyroData? { nil }
  open var magnetometerData: CMMagnetometerData? { nil }

  // Nothing comes, as on a device without the sensors, which `isGyroAvailable` and `isMagnetometerAvailable` say.
  open func startGyroUpdates() {}
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  open func stopGyroUpdates() {}
  open func startMagnetometerUpdates() {}
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
  open func stopMagnetometerUpdates() {}

  // MARK: - Samples

  var isActive: Bool { read { $0.deviceMotion.isActive || $0.accelerometer.isActive } }

  /// Makes the samples that are due at `time`.
  func advance(to time: TimeInterval, turn: CMQuaternion) {
    change { state in
      for due in state.deviceMotion.takeDueTimes(at: time) {
        let rate = Self.rate(from: state.lastTurn, to: turn, at: due)
        state.lastTurn = (turn, due)
        state.deviceMotion.deliver(CMDeviceMotion(turn: turn, rotationRate: rate, timestamp: due))
      }
      for due in state.accelerometer.takeDueTimes(at: time) {
        state.accelerometer.deliver(CMAccelerometerData(turn: turn, timestamp: due))
      }
    }
  }

  private static func rate(
    from last: (turn: CMQuaternion, time: TimeInterval)?, to turn: CMQuaternion, at time: TimeInterval
  ) -> CMRotationRate {
    guard let last, time > last.time else { return CMRotationRate() }
    let way = (last.turn.inverse * turn).rotationVector
    let seconds = time - last.time
    return CMRotationRate(x: way.x / seconds, y: way.y / seconds, z: way.z / seconds)
  }

  private func start(_ body: (inout State) -> Void) {
    guard feed.isAvailable else { return }
    change(body)
    feed.managerDidStart()
  }

  private func change(_ body: (inout State) -> Void) {
    lock.withLock { body(&state) }
  }

  private func read<Value>(_ body: (State) -> Value) -> Value {
    lock.withLock { body(state) }
  }
}
